import { AuditEntry } from './audit/audit-entry.entity.ts';
import { Generation } from './ai/generation.entity.ts';
import { ApiKey } from './keys/api-key.entity.ts';
import { AiSettings } from './ai/settings/ai-settings.entity.ts';
import { ContentDraft } from './content/content-draft.entity.ts';
import { ContentVersion } from './content/content-version.entity.ts';
import { insightsTables } from './insights/aggregates.entity.ts';
import { MachineReaderSettings } from './insights/machines/machine-reader-settings.entity.ts';
import { Person } from './auth/people/person.entity.ts';
import { SessionRecord } from './auth/session.entity.ts';
import { BlockedPublication } from './checks/blocked/blocked-publication.entity.ts';
import { Meeting, MeetingCell, MeetingStep } from './meetings/entities/meeting.entity.ts';
import { MeetingSettings } from './meetings/settings/meeting-settings.entity.ts';
import { DeliveryAttempt } from './mail/delivery-attempt.entity.ts';
import { OutboxMessage } from './mail/outbox-message.entity.ts';
import { WebhookEndpoint } from './mail/webhook-endpoint.entity.ts';
import { PostDraft } from './posts/drafts/post-draft.entity.ts';
import { PostSave } from './posts/history/post-save.entity.ts';
import { PreviousImage, StoredImage } from './images/stored-image.entity.ts';
import { ImportedArticle } from './posts/import/imported-article.entity.ts';
import { PreviewLink } from './posts/preview-link/preview-link.entity.ts';
import { PostBody } from './posts/entities/post-body.entity.ts';
import { PostRevision } from './posts/entities/post-revision.entity.ts';
import { PostSlug } from './posts/entities/post-slug.entity.ts';
import { PostTag, TagUsage } from './posts/entities/post-tag.entity.ts';
import { ScheduledPublication } from './posts/schedule/scheduled-publication.entity.ts';
import { Post } from './posts/entities/post.entity.ts';
import { PendingChanges } from './posts/pending/pending-changes.entity.ts';
import { Erasure } from './privacy/erasure.entity.ts';
import { MissingPath, Redirect } from './redirects/redirect.entity.ts';
import { SentDigest } from './reminders/sent-digest.entity.ts';
import { ReplyDraft } from './replies/drafts/reply-draft.entity.ts';
import { RequestReply } from './replies/request-reply.entity.ts';
import { ReplyTemplate } from './replies/templates/reply-template.entity.ts';
import { ConfirmedAddress } from './requests/confirmations/confirmed-address.entity.ts';
import { AccessRequest } from './requests/entities/access-request.entity.ts';
import { DemoRequest } from './requests/entities/demo-request.entity.ts';
import { RequestStatusChange } from './requests/entities/request-status-change.entity.ts';
import { RequestSettings } from './requests/settings/request-settings.entity.ts';
import { ReviewNote } from './reviews/entities/review-note.entity.ts';
import { ReviewRules } from './reviews/entities/review-rules.entity.ts';
import { Review } from './reviews/entities/review.entity.ts';
import { VisitorRequest } from './requests/entities/visitor-request.entity.ts';
import { TemplateSave } from './template/template-save.entity.ts';

export const entities = [
  VisitorRequest,
  AccessRequest,
  DemoRequest,
  RequestStatusChange,
  RequestSettings,
  ConfirmedAddress,
  SentDigest,
  RequestReply,
  ReplyDraft,
  ReplyTemplate,
  Meeting,
  MeetingStep,
  MeetingCell,
  MeetingSettings,
  OutboxMessage,
  DeliveryAttempt,
  WebhookEndpoint,
  Erasure,
  SessionRecord,
  Person,
  ApiKey,
  BlockedPublication,
  Post,
  PostBody,
  PostTag,
  TagUsage,
  PostSlug,
  PostRevision,
  ImportedArticle,
  TemplateSave,
  AuditEntry,
  PostSave,
  PostDraft,
  PreviewLink,
  PendingChanges,
  ScheduledPublication,
  Review,
  ReviewNote,
  ReviewRules,
  StoredImage,
  PreviousImage,
  Generation,
  AiSettings,
  MachineReaderSettings,
  ContentVersion,
  ContentDraft,
  Redirect,
  MissingPath,
  ...insightsTables,
];
