import type { AccessRequest } from './access-request.entity.ts';
import type { DemoRequest } from './demo-request.entity.ts';
import { RequestKind, type VisitorRequest } from './visitor-request.entity.ts';

export function isAccessRequest(request: VisitorRequest): request is AccessRequest {
  return request.kind === RequestKind.ACCESS;
}

export function isDemoRequest(request: VisitorRequest): request is DemoRequest {
  return request.kind === RequestKind.DEMO;
}
