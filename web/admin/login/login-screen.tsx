import { Button } from 'antd';
import { loginOff } from '../../../schema/messages.ts';
import { Brand } from '../shell/brand.tsx';
import { loginAddress } from './login-return.ts';
import './login.css';

/**
 * The login page (product 5.1): one button that leads to the identity provider and, after login,
 * back to the requested URL. While logging in is `off`, it says so and what to do (product 10.3).
 */
export function LoginScreen({ off }: { off: boolean }) {
  return (
    <div className="adm adm-login">
      <main id="main" className="adm-login-panel">
        <Brand />
        <h1>Blog Admin Login</h1>
        {off ? (
          <p role="alert">{loginOff}</p>
        ) : (
          <p>
            Log in with your organisation’s account to write posts, answer requests and edit the
            article template.
          </p>
        )}
        <Button
          type="primary"
          size="large"
          onClick={() => window.location.assign(loginAddress(window.location.search))}
        >
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
