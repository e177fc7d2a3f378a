import { storiesOf } from './configuration';

export default storiesOf(['../src/stories/*.stories.tsx']);
