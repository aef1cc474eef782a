import { Button } from 'antd';
import { Brand } from '../shell/brand.tsx';
import './login.css';

/** What a stranger sees (specification §2): one button to the identity provider. */
export function LoginScreen() {
  return (
    <div className="adm adm-login">
      <main id="main" className="adm-login-panel">
        <Brand />
        <h1>Blog Admin Login</h1>
        <p>
          Sign in with your organisation account to write posts, answer requests and edit the
          article template.
        </p>
        <Button type="primary" size="large" onClick={() => window.location.assign('/api/login')}>
          Log in
        </Button>
        <p>
          <a className="tlink" href="/">
            Back to the site
          </a>
        </p>
      </main>
      <div className="adm-login-art" />
    </div>
  );
}
