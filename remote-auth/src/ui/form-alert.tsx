/** Why the form was not accepted, above its button; announced when it comes. */
export function FormAlert({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <div role="alert" className="alert alert-error alert-soft mb-4">
      {message}
    </div>
  );
}
