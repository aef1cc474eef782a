import { AccessRequest } from '../requests/access-request.entity.ts';
import { DemoRequest } from '../requests/demo-request.entity.ts';
import { VisitorRequest } from '../requests/visitor-request.entity.ts';
import { SessionRecord } from '../auth/session.entity.ts';

/** Every table of the site. */
export const entities = [VisitorRequest, AccessRequest, DemoRequest, SessionRecord];
