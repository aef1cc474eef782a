import { Link } from 'react-router';
import { rolesMessage } from '../../../schema/roles.ts';

/** In place of a tab that a person's roles do not permit, such as from a bookmark (product 21.6). */
export function NotPermitted() {
  return (
    <section className="adm-card" aria-labelledby="not-permitted">
      <header className="adm-card-head">
        <h2 id="not-permitted">Not permitted</h2>
      </header>
      <div className="adm-card-body set-stack" role="alert">
        <p>{rolesMessage}</p>
        <p>
          <Link className="tlink" to="?tab=home">
            Back to Home
          </Link>
        </p>
      </div>
    </section>
  );
}
