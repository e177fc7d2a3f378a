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
      <p>This car is not here. Perhaps its owner has taken it off the list, or the link is not complete.</p>
    </MessagePage>
  );
}
