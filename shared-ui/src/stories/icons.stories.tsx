import type { Meta } from '@storybook/react-vite';
import * as icons from '../icons';

export default { title: 'Icons' } satisfies Meta;

const { LineIcon, ...paths } = icons;

export const All = () => (
  <ul className="flex flex-wrap gap-4">
    {Object.entries(paths).map(([name, path]) => (
      <li key={name} className="grid w-28 justify-items-center gap-1 text-sm">
        <LineIcon path={path} className="size-6" />
        {name}
      </li>
    ))}
  </ul>
);
