import { Link } from 'react-router-dom';
import { MessagePage } from '../../ui/message-page';

/** For a car that never was, or is not for rent (any more). */
export function CarNotFound() {
  return (
    <MessagePage
      heading="Car not found"
      ways={
        <>
          <Link to="/carlisting" className="btn btn-primary">
            Find another car
          </Link>
          <Link to="/" className="btn btn-outline">
            Go to the home page
          </Link>
        </>
      }
    >
      <p>The owner may have stopped listing it, or the link may be incomplete.</p>
    </MessagePage>
  );
}
