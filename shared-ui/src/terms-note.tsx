import { Link } from 'react-router-dom';
import { fillIn } from './fill-in';
import { termsNoteLabels as labels } from './labels';

const linkClass = 'link link-primary';

/** What a person agrees to by the button below; the texts open beside, so that nothing typed is left. */
export function TermsNote({ occasion }: { occasion: 'signUp' | 'payment' }) {
  return (
    <p className="text-sm text-base-content/75">
      {fillIn(labels[occasion], {
        terms: (
          <Link to="/terms" target="_blank" className={linkClass}>
            {labels.terms}
          </Link>
        ),
        privacy: (
          <Link to="/privacy" target="_blank" className={linkClass}>
            {labels.privacy}
          </Link>
        ),
      })}
    </p>
  );
}
