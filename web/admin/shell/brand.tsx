import { LogoMark } from '../../components/frame/logo-mark.tsx';

/** The bird's head and the name; links to the site. */
export function Brand() {
  return (
    <a className="brand" href="/">
      <LogoMark />
      <span className="brand-name">Loon</span>
    </a>
  );
}
