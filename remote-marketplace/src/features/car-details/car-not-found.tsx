import { Link } from 'react-router-dom';
import { MessagePage } from '@drove/shared-ui/message-page';
import { carNotFoundLabels } from './labels';

/** For a car that never was, or is not for rent (any more). */
export function CarNotFound() {
  return (
    <MessagePage
      heading={carNotFoundLabels.heading}
      ways={
        <>
          <Link to="/carlisting" className="btn btn-primary">
            {carNotFoundLabels.toCars}
          </Link>
          <Link to="/" className="btn btn-outline">
            {carNotFoundLabels.toHomePage}
          </Link>
        </>
      }
    >
      <p>{carNotFoundLabels.explanation}</p>
    </MessagePage>
  );
}
