import { Link } from 'react-router-dom';

/** A sentence whose “contact us” leads to the contact form. */
export function ContactText({ children: text }: { children: string }) {
  const [before = '', words, after = ''] = text.split(/(contact us)/i);
  if (!words) return text;
  return (
    <>
      {before}
      <Link to="/contact" className="link">
        {words}
      </Link>
      {after}
    </>
  );
}
