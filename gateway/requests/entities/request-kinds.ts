import type { AccessRequest } from './access-request.entity.ts';
import type { DemoRequest } from './demo-request.entity.ts';
import { RequestKind, type VisitorRequest } from './visitor-request.entity.ts';

/** Whether a request came from the trial form. */
export function isAccessRequest(request: VisitorRequest): request is AccessRequest {
  return request.kind === RequestKind.ACCESS;
}

/** Whether a request came from the demo form. */
export function isDemoRequest(request: VisitorRequest): request is DemoRequest {
  return request.kind === RequestKind.DEMO;
}
