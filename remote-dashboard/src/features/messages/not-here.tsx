import { Link } from 'react-router-dom';
import { notHereLabels } from './labels';

interface NotHereProps {
  heading: string;
  text: string;
}

/** In the place of a conversation that cannot be shown, beside the others. */
export function NotHere({ heading, text }: NotHereProps) {
  return (
    <div className="m-auto max-w-md p-6 text-center">
      <h1 className="text-2xl font-bold tracking-tight">{heading}</h1>
      <p className="mt-2 text-base-content/80">{text}</p>
      <Link to="/dashboard/messages" className="btn mt-5 btn-primary">
        {notHereLabels.back}
      </Link>
    </div>
  );
}
