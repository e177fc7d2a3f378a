import { Link } from 'react-router-dom';

/** A sentence whose “contact us” leads to the contact form. */
export function ContactText({ children: text }: { children: string | false | null | undefined }) {
  if (!text) return null;
  const [before = '', link, after = ''] = text.split(/(contact us)/i);
  if (!link) return <span>{text}</span>;
  return (
    <>
      <span>{before}</span>
      <Link to="/contact" className="link">
        {link}
      </Link>
      <span>{after}</span>
    </>
  );
}
