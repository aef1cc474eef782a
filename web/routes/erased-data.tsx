import { SiteLink } from '../components/frame/site-link.tsx';
import { PreferencesFrame } from '../components/preferences/preferences-frame.tsx';

/** What a person sees after the erasure. */
export function Component() {
  return (
    <PreferencesFrame
      heading="Your data is erased"
      lead="The links in our earlier e-mails to you no longer work."
    >
      <p>
        <SiteLink className="btn btn-s" href="/">
          Back to the home page
        </SiteLink>
      </p>
    </PreferencesFrame>
  );
}
