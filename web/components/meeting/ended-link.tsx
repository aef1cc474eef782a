import { usePageStatus } from '../../page-response.ts';
import { SiteLink } from '../frame/site-link.tsx';
import { MeetingFrame, WriteToUs } from './meeting-frame.tsx';

/** Shown for an expired link, with status 404. */
export function EndedLink() {
  usePageStatus(404);
  return (
    <MeetingFrame
      heading="This link is no longer valid"
      lead="It has expired, or it was not copied completely."
    >
      <p>
        To arrange a meeting, please <WriteToUs />.
      </p>
      <p className="cta-row">
        <SiteLink className="btn btn-s" href="/">
          Back to the home page
        </SiteLink>
      </p>
    </MeetingFrame>
  );
}
