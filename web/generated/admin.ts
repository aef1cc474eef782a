/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSubscription, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The accepted parts of a revision: only the fields that are sent change. */
export type AcceptRevisionInput = {
  /** True confirms: “I have read the whole text and answer for it”. People only. */
  confirmReading?: boolean | null | undefined;
  /** The whole text: the accepted parts, and the rest unchanged. */
  content?: string | null | undefined;
  /** The summary. */
  excerpt?: string | null | undefined;
  /** All questions and answers. */
  faqs?: Array<PostFaqInput> | null | undefined;
  /** Why it is published despite its findings, 10 to 500 characters; recorded in the audit log. */
  overrideReason?: string | null | undefined;
  /** The tags, at most 12. */
  tags?: Array<string> | null | undefined;
  /** The title. */
  title?: string | null | undefined;
  /** The version of the post that the revision was compared with. */
  version: number;
};

/** The part that AI had in a text. */
export type AiInvolvement =
  /** AI was involved, and a person has read the whole text and answers for it. */
  | 'AI_ASSISTED'
  /** AI was involved, and no person has confirmed having read this text. */
  | 'AI_AUTONOMOUS'
  /** None. */
  | 'HUMAN_ONLY';

/** The settings of the AI generator. */
export type AiSettingsInput = {
  /** Rules for the voice of every post it writes or revises; may be empty. */
  houseRules: string;
};

/** The actions that the audit log records. */
export type AuditAction =
  /** A post was generated. */
  | 'AI_GENERATE'
  /** A revision of a post by the AI generator was accepted. */
  | 'AI_REVISE'
  /** The text of a part’s file was published. */
  | 'CONTENT_FILE'
  /** A part of the site’s texts was published. */
  | 'CONTENT_PUBLISH'
  /** An earlier version of a part of the texts was restored. */
  | 'CONTENT_RESTORE'
  /** An API key was created. */
  | 'KEY_CREATE'
  /** An API key was revoked. */
  | 'KEY_REVOKE'
  /** An administrator logged in. */
  | 'LOGIN'
  /** A person known to the identity provider was refused. */
  | 'LOGIN_REFUSED'
  /** An administrator logged out. */
  | 'LOGOUT'
  /** A person was invited to the administration. */
  | 'PERSON_INVITE'
  /** A person was removed, or an invitation withdrawn. */
  | 'PERSON_REMOVE'
  /** The roles of a person were changed. */
  | 'PERSON_ROLES'
  /** All sessions of a person were ended. */
  | 'PERSON_SESSIONS'
  /** A scheduled post was published automatically. */
  | 'POST_APPEAR'
  /** Pending changes to a post were discarded. */
  | 'POST_CHANGES_DISCARD'
  /** Changes to a post were saved as pending. */
  | 'POST_CHANGES_KEEP'
  /** Discarded changes to a post were restored as pending. */
  | 'POST_CHANGES_RESTORE'
  /** A person confirmed having read a text in which AI was involved. */
  | 'POST_CONFIRM'
  /** A post was created. */
  | 'POST_CREATE'
  /** A post was deleted. */
  | 'POST_DELETE'
  /** A scheduled post had findings and became a draft again. */
  | 'POST_HOLD'
  /** An image for articles was stored. */
  | 'POST_IMAGE'
  /** An image was deleted. */
  | 'POST_IMAGE_DELETE'
  /** The alternative text of an image was changed. */
  | 'POST_IMAGE_EDIT'
  /** An image that no text referred to was removed. */
  | 'POST_IMAGE_PURGE'
  /** An image was replaced. */
  | 'POST_IMAGE_REPLACE'
  /** A post was published despite findings, with a reason. */
  | 'POST_OVERRIDE'
  /** A link to a preview of a post was made. */
  | 'POST_PREVIEW'
  /** The links to previews of a post were withdrawn. */
  | 'POST_PREVIEW_END'
  /** A post was published or scheduled. */
  | 'POST_PUBLISH'
  /** A deleted post was removed for good. */
  | 'POST_PURGE'
  /** A deleted post was restored. */
  | 'POST_RESTORE'
  /** An earlier version of a post was restored. */
  | 'POST_REVERT'
  /** A person was asked to review a post. */
  | 'POST_REVIEW'
  /** A reviewer approved a post or asked for changes. */
  | 'POST_REVIEW_DECIDE'
  /** A review of a post was withdrawn. */
  | 'POST_REVIEW_END'
  /** The note of a reviewer was applied or resolved. */
  | 'POST_REVIEW_NOTE'
  /** A post was hidden. */
  | 'POST_UNPUBLISH'
  /** A post was changed. */
  | 'POST_UPDATE'
  /** A redirect was ended. */
  | 'REDIRECT_DELETE'
  /** A redirect was created or changed. */
  | 'REDIRECT_SAVE'
  /** A request was assigned or unassigned. */
  | 'REQUEST_ASSIGN'
  /** A visitor withdrew a consent. */
  | 'REQUEST_CONSENT'
  /** Data of a person was erased. */
  | 'REQUEST_ERASE'
  /** Data of requests was exported. */
  | 'REQUEST_EXPORT'
  /** The notes of a request were changed. */
  | 'REQUEST_NOTE'
  /** The outcome of a closed request was changed. */
  | 'REQUEST_OUTCOME'
  /** A request was replied to. */
  | 'REQUEST_REPLY'
  /** The notification of a request was sent again. */
  | 'REQUEST_RESEND'
  /** The status of a request was changed. */
  | 'REQUEST_STATUS'
  /** The delivery of a notification was stopped. */
  | 'REQUEST_STOP'
  /** A request was moved from suspected spam to the inbox. */
  | 'REQUEST_TO_INBOX'
  /** A request was moved from the inbox to suspected spam. */
  | 'REQUEST_TO_SUSPECTS'
  /** A setting was changed. */
  | 'SETTINGS_CHANGE'
  /** A test e-mail was sent. */
  | 'SETTINGS_MAIL_TEST'
  /** An earlier template was restored. */
  | 'TEMPLATE_RESTORE'
  /** The template was saved. */
  | 'TEMPLATE_SAVE';

/** The part of the administration that an audit log entry belongs to. */
export type AuditArea =
  /** The AI generator. */
  | 'AI'
  /** The texts of the site. */
  | 'CONTENT'
  /** API keys. */
  | 'KEYS'
  /** Logins and logouts. */
  | 'LOGINS'
  /** People and their roles. */
  | 'PEOPLE'
  /** Blog posts. */
  | 'POSTS'
  /** Redirects from paths without a page. */
  | 'REDIRECTS'
  /** Visitors’ requests. */
  | 'REQUESTS'
  /** Settings of the site. */
  | 'SETTINGS'
  /** The layout of articles. */
  | 'TEMPLATE';

/** The filters of the audit log. */
export type AuditFilter = {
  /** Only one part of the administration. */
  area?: AuditArea | null | undefined;
  /** Only the actions of one e-mail address. */
  person?: string | null | undefined;
  /** Words that must all occur in person, name of the thing, or detail. */
  search?: string | null | undefined;
};

/** The outcome of the pending changes of a post. */
export type ChangesOutcome =
  /** They were discarded. */
  | 'DISCARDED'
  /** They were published. */
  | 'PUBLISHED'
  /** Other changes replaced them. */
  | 'REPLACED';

/** The parts of a post to check. */
export type CheckPostInput = {
  /** Markdown with HTML allowed. */
  content: string;
  /** Its summary for lists; empty if it is taken from the content. */
  excerpt?: string | null | undefined;
  /** Its questions and answers. */
  faqs?: Array<PostFaqInput> | null | undefined;
  /** Its description for search engines. */
  metaDescription?: string | null | undefined;
  /** Its title for search engines. */
  metaTitle?: string | null | undefined;
  /** Its id, if it is stored; without it, `ai-not-confirmed` is not checked. */
  postId?: string | null | undefined;
  /** The references, in order. Without the list every `#reference-1` counts as existing; a figure needs the list to be sourced by a number such as [1]. */
  references?: Array<PostReferenceInput> | null | undefined;
  /** Its slug. */
  slug?: string | null | undefined;
  /** Its subtitle. */
  subtitle?: string | null | undefined;
  /** Its title. */
  title: string;
};

/** How much a finding weighs. */
export type CheckSeverity =
  /** It is advice. */
  | 'ADVISES'
  /** It blocks publication. */
  | 'BLOCKS';

/** What uses a claim. */
export type ClaimPlaceKind =
  /** A part of the site’s texts. */
  | 'CONTENT'
  /** A published post. */
  | 'POST';

/** The status of a turn of a conversation with the AI generator. */
export type ConversationTurnState =
  /** The revised post was accepted, in whole or in part. */
  | 'ACCEPTED'
  /** The turn failed. */
  | 'FAILED'
  /** The revised post was rejected; the post did not change. */
  | 'LEFT'
  /** A revised post is pending, to be accepted or rejected. */
  | 'PROPOSED'
  /** It is being written. */
  | 'RUNNING'
  /** An administrator stopped the turn. */
  | 'STOPPED'
  /** The post was written and saved as a draft. */
  | 'WRITTEN';

/** A new API key. */
export type CreateApiKeyInput = {
  /** When it expires; if absent, never. */
  expiresAt?: string | null | undefined;
  /** The name under which its actions are recorded; one line. */
  name: string;
  /** Its permissions, at least one. */
  scopes: Array<KeyScope>;
};

/** A new post; a draft unless `published` is true. */
export type CreatePostInput = {
  /** Author; "Loon Team" by default. */
  author?: string | null | undefined;
  /** Who wrote it, in order, at most 10; none falls back to `author`. */
  authors?: Array<PostPersonInput> | null | undefined;
  /** True confirms: “I have read the whole text and answer for it”. People only. */
  confirmReading?: boolean | null | undefined;
  /** Markdown with HTML allowed, at least 100 characters. */
  content: string;
  /** DOI of the post, if it has one; empty removes it. */
  doi?: string | null | undefined;
  /** Summary; if empty, it is taken from the text. */
  excerpt?: string | null | undefined;
  /** Questions and answers. */
  faqs?: Array<PostFaqInput> | null | undefined;
  /** Summary for search engines; empty removes it. */
  metaDescription?: string | null | undefined;
  /** Title for search engines and social networks, in place of its own; empty removes it. */
  metaTitle?: string | null | undefined;
  /** Why it is published despite its findings, 10 to 500 characters; recorded in the audit log. */
  overrideReason?: string | null | undefined;
  /** True publishes the post, false hides it. */
  published?: boolean | null | undefined;
  /** Date of publication; with a future date the post stays hidden until then. Defaults to the time of the first publication. */
  publishedAt?: string | null | undefined;
  /** What it rests on, in order, at most 60. */
  references?: Array<PostReferenceInput> | null | undefined;
  /** The reviewer; null removes it. */
  reviewer?: PostPersonInput | null | undefined;
  /** Date of the last revision of the text; null removes it. */
  revisedAt?: string | null | undefined;
  /** What the last revision changed; empty removes it. */
  revisionNote?: string | null | undefined;
  /** If empty, it is made from the title; previous slugs redirect permanently. */
  slug?: string | null | undefined;
  /** A line below the title; empty removes it. */
  subtitle?: string | null | undefined;
  /** Tags, at most 12. */
  tags?: Array<string> | null | undefined;
  /** Its title. */
  title: string;
};

/** When the weekly digest is sent. */
export type DigestSettingsInput = {
  /** Whether it is sent. */
  enabled: boolean;
  /** From 0 to 23, in local time of the zone. */
  hour: number;
  /** An IANA time zone such as Europe/Berlin. */
  timeZone: string;
  /** 1 is Monday and 7 is Sunday. */
  weekday: number;
};

/** Why data was erased. */
export type ErasureReason =
  /** One person’s data, erased by an administrator or the person. */
  | 'PERSON'
  /** The retention period had ended. */
  | 'RETENTION';

/** A step of a visitor in a form. */
export type FunnelStep =
  /** The dialog was opened. */
  | 'OPENED'
  /** A request was stored; suspected spam is not counted. */
  | 'SENT'
  /** The first field was changed. */
  | 'STARTED'
  /** The visitor tried to submit the form, with or without errors. */
  | 'TRIED';

/** A request to the AI blog generator. */
export type GeneratePostInput = {
  /** The author of the post; "Loon Team" by default. */
  author?: string | null | undefined;
  /** The idea, in your own words. */
  content: string;
  /** A working title. */
  title?: string | null | undefined;
};

/** An invitation to the administration. */
export type InvitePersonInput = {
  /** E-mail address with which the person logs in. */
  email: string;
  /** What the person may do, at least one role. */
  roles: Array<Role>;
};

/** A permission of an API key; none implies another. */
export type KeyScope =
  /** Read and draft the site’s texts. */
  | 'CONTENT_WRITE'
  /** Read visit statistics. */
  | 'INSIGHTS_READ'
  /** Publish, schedule, change and withdraw public posts. */
  | 'POSTS_PUBLISH'
  /** Read posts that are not public, their versions and pending changes. */
  | 'POSTS_READ'
  /** Write drafts and change posts that are not public. */
  | 'POSTS_WRITE'
  /** Read visitors’ requests, including their personal data. */
  | 'REQUESTS_READ'
  /** Change the status, notes and assignment of requests. */
  | 'REQUESTS_WRITE';

/** Whether machines may use the texts of the site in some way. */
export type MachinePermission =
  /** They may. */
  | 'ALLOWED'
  /** They may not. */
  | 'DISALLOWED'
  /** The site says nothing about it. */
  | 'UNSTATED';

/** Why a machine reads the site, as its operator says. */
export type MachinePurpose =
  /** To be found by a search engine or an assistant’s search. */
  | 'SEARCH'
  /** To train models. */
  | 'TRAINING'
  /** Because a person asked an assistant. */
  | 'USER_REQUEST';

/** The form in which a machine read a page. */
export type MachineReadForm =
  /** The page. */
  | 'HTML'
  /** Its Markdown version, or one of the texts for language models. */
  | 'MARKDOWN'
  /** By the Model Context Protocol. */
  | 'MCP';

/** What machines may do with the texts of the site. */
export type MachineReaderSettingsInput = {
  /** To answer people’s questions with the help of AI. */
  aiInput: MachinePermission;
  /** To train AI models. */
  aiTrain: MachinePermission;
  /** To be found by search engines, with a link and short excerpts. */
  search: MachinePermission;
};

/** Hours of one weekday in which meetings are offered. */
export type MeetingHoursInput = {
  /** A time of day such as "09:00", in steps of five minutes. */
  from: string;
  /** A time of day such as "17:00"; at most "24:00". */
  to: string;
  /** 1 is Monday and 7 is Sunday. */
  weekday: number;
};

/** When meetings are offered. */
export type MeetingSettingsInput = {
  /** The maximum number of days ahead for booking a meeting. */
  daysAhead: number;
  /** Dates on which no meetings are offered, as "2026-12-24". */
  daysOff: Array<string>;
  /** The gap after a meeting in which no meeting is offered. */
  gapMinutes: number;
  /** The weekly hours; without any, no meetings are offered. */
  hours: Array<MeetingHoursInput>;
  /** The length of a meeting. */
  lengthMinutes: number;
  /** The minimum number of hours ahead for booking a meeting. */
  noticeHours: number;
  /** The IANA time zone of the hours and the days off. */
  timeZone: string;
};

/** The state of a meeting. */
export type MeetingState =
  /** It takes place or has taken place. */
  | 'BOOKED'
  /** The visitor has cancelled it. */
  | 'CANCELLED';

/** The channel of a notification. */
export type OutboxChannel =
  /** An e-mail to the configured notification addresses. */
  | 'MAIL'
  /** An e-mail to the visitor who sent a request, to a person who is invited, or to a reviewer. */
  | 'VISITOR_MAIL'
  /** A signed POST to one endpoint. */
  | 'WEBHOOK';

/** The event of a notification. */
export type OutboxEvent =
  /** A visitor withdrew a consent. */
  | 'CONSENT_WITHDRAWN'
  /** A part of the site’s texts was published. */
  | 'CONTENT_PUBLISHED'
  /** A visitor booked a meeting. */
  | 'MEETING_BOOKED'
  /** A visitor cancelled a meeting. */
  | 'MEETING_CANCELLED'
  /** A visitor rescheduled a meeting. */
  | 'MEETING_RESCHEDULED'
  /** A visitor receives a copy of their data. */
  | 'PERSON_DATA'
  /** A visitor receives the link for erasing their data. */
  | 'PERSON_ERASURE'
  /** A person is invited to the administration. */
  | 'PERSON_INVITED'
  /** An article became public. */
  | 'POST_PUBLISHED'
  /** A public article was changed. */
  | 'POST_UPDATED'
  /** An article is no longer public. */
  | 'POST_WITHDRAWN'
  /** Checks blocked a scheduled post, which became a draft again. */
  | 'PUBLICATION_HELD'
  /** A visitor receives a confirmation of their request. */
  | 'REQUEST_CONFIRMED'
  /** A visitor sent a request. */
  | 'REQUEST_RECEIVED'
  /** An administrator replies to a request. */
  | 'REQUEST_REPLY'
  /** The status of a request changed. */
  | 'REQUEST_STATUS'
  /** A request is overdue for a reply. */
  | 'REQUEST_WAITING'
  /** A reviewer receives the link to a post. */
  | 'REVIEW_ASKED'
  /** A reviewer receives the code for a decision. */
  | 'REVIEW_CODE'
  /** A reviewer has decided; who asked for the review is notified. */
  | 'REVIEW_DECIDED'
  /** An administrator tests a webhook. */
  | 'TEST'
  /** The weekly digest. */
  | 'WEEKLY_DIGEST';

/** The delivery state of a notification. */
export type OutboxState =
  /** The recipient has accepted it. */
  | 'DELIVERED'
  /** An administrator has stopped its delivery, or nothing is left to send. */
  | 'GIVEN_UP'
  /** An attempt is in progress. */
  | 'SENDING'
  /** It is queued for its next attempt, or until the channel is configured. */
  | 'WAITING';

/** The unit for counting requests over time. */
export type OverviewUnit =
  /** One day. */
  | 'DAY'
  /** A calendar month. */
  | 'MONTH'
  /** Seven days, starting on Monday. */
  | 'WEEK';

/** Whether an invitation has been used. */
export type PersonState =
  /** The person may log in. */
  | 'ACTIVE'
  /** The person has not logged in yet. An invitation ends after 14 days. */
  | 'INVITED';

/** An FAQ entry of an unsaved draft. */
export type PostDraftFaqInput = {
  /** The answer. */
  answer: string;
  /** Its id, if it already has one. */
  id?: string | null | undefined;
  /** The question. */
  question: string;
};

/** An unsaved draft. */
export type PostDraftInput = {
  /** The version of the post when the form was opened. */
  basedOn?: number | null | undefined;
  /** A UUID generated by the form; the same for each of its saves. */
  id: string;
  /** The edited post; absent for a new one. */
  postId?: string | null | undefined;
  /** The changed fields. */
  text: PostDraftTextInput;
  /** When it was written; an earlier text does not replace a later one. */
  writtenAt: string;
};

/** A person named in an unsaved draft. */
export type PostDraftPersonInput = {
  /** Key of the team’s entry. */
  member?: string | null | undefined;
  /** The name; empty for no person. */
  name: string;
};

/** The changed fields of a draft, unvalidated. */
export type PostDraftTextInput = {
  /** Null if not changed. */
  author?: string | null | undefined;
  /** Null if not changed. */
  authors?: Array<PostDraftPersonInput> | null | undefined;
  /** Null if not changed. */
  content?: string | null | undefined;
  /** Null if not changed. */
  doi?: string | null | undefined;
  /** Null if not changed. */
  excerpt?: string | null | undefined;
  /** Null if not changed. */
  faqs?: Array<PostDraftFaqInput> | null | undefined;
  /** Null if not changed. */
  metaDescription?: string | null | undefined;
  /** Null if not changed. */
  metaTitle?: string | null | undefined;
  /** Null if not changed. */
  published?: boolean | null | undefined;
  /** ISO 8601, empty for no date; null if not changed. */
  publishedAt?: string | null | undefined;
  /** Null if not changed. */
  references?: Array<PostReferenceInput> | null | undefined;
  /** Without a name for no reviewer; null if not changed. */
  reviewer?: PostDraftPersonInput | null | undefined;
  /** ISO 8601, empty for no date; null if not changed. */
  revisedAt?: string | null | undefined;
  /** Null if not changed. */
  revisionNote?: string | null | undefined;
  /** Null if not changed. */
  slug?: string | null | undefined;
  /** Null if not changed. */
  subtitle?: string | null | undefined;
  /** Null if not changed. */
  tags?: Array<string> | null | undefined;
  /** Null if not changed. */
  title?: string | null | undefined;
};

/** An entry of a post’s FAQ section. */
export type PostFaqInput = {
  /** The answer, in plain text. */
  answer: string;
  /** In kebab-case; made from the question if absent. */
  id?: string | null | undefined;
  /** The question. */
  question: string;
};

/** Filters of the administrator’s list. */
export type PostFilter = {
  /** Words that must all occur in title, slug, author, tags or texts. */
  search?: string | null | undefined;
  /** Only posts with this status. */
  status?: PostStatus | null | undefined;
};

/** Sort order of the administrator’s list. */
export type PostOrder = {
  /** The sort key. */
  by: PostSortField;
  /** Whether the greatest or newest comes first. */
  descending?: boolean;
};

/** The author or reviewer of a post: a team member by key or name, or a plain name. */
export type PostPersonInput = {
  /** Key of the team’s entry; found by the name if absent. */
  member?: string | null | undefined;
  /** The name. */
  name?: string | null | undefined;
};

/** A source that a post refers to. */
export type PostReferenceInput = {
  /** Bare, after `doi:`, or as a URL at doi.org. */
  doi?: string | null | undefined;
  /** Author, title and publication, as listed. */
  text: string;
  /** URL; a DOI, or its URL, is recognised as a DOI. */
  url?: string | null | undefined;
};

/** Sort keys of the administrator’s list. */
export type PostSortField =
  /** The author, case-insensitive. */
  | 'AUTHOR'
  /** Time of the first save. */
  | 'CREATED'
  /** The date of publication, or of creation for a draft without one. */
  | 'DATE'
  /** The title, case-insensitive. */
  | 'TITLE'
  /** Time of the last save. */
  | 'UPDATED';

/** Who can see a post. */
export type PostStatus =
  /** Only administrators. */
  | 'DRAFT'
  /** Everyone. */
  | 'PUBLISHED'
  /** Everyone, from a future date. */
  | 'SCHEDULED';

/** A reply that is being written. */
export type ReplyDraftInput = {
  /** The number of replies that its writer has seen. */
  basedOnReplies: number;
  /** The message, which may be incomplete. */
  message: string;
  /** The subject, which may be incomplete. */
  subject: string;
  /** When it was written; an earlier draft never replaces a later one. */
  writtenAt: string;
};

/** A reply to a request, sent to its visitor by e-mail. */
export type ReplyInput = {
  /** The number of replies when it was written. */
  basedOnReplies: number;
  /** Plain text; placeholders such as {{firstName}} are filled. */
  message: string;
  /** One line; placeholders such as {{firstName}} are filled. */
  subject: string;
};

/** A predefined reply. */
export type ReplyTemplateInput = {
  /** The message, with placeholders such as {{firstName}}. */
  message: string;
  /** The unique name in the list of templates. */
  name: string;
  /** The subject, with placeholders such as {{firstName}}. */
  subject: string;
};

/** Filters of a list of requests. */
export type RequestFilter = {
  /** Only requests that came from this article. */
  article?: string | null | undefined;
  /** Only requests assigned to this administrator, by e-mail address. */
  assignedTo?: string | null | undefined;
  /** Only requests that await a reply: new ones, and those for which no reply was delivered within ten minutes. */
  awaitingReply?: boolean | null | undefined;
  /** Only requests opened by this button. */
  button?: string | null | undefined;
  /** Only requests that arrived at this time or later. */
  from?: string | null | undefined;
  /** Only requests of one form. */
  kind?: RequestKind | null | undefined;
  /** Only trial requests with this range of studies. */
  numberOfStudies?: string | null | undefined;
  /** Only requests that are not closed. */
  open?: boolean | null | undefined;
  /** Only requests that are overdue for a reply. */
  overdue?: boolean | null | undefined;
  /** Only demo requests for this platform. */
  platform?: string | null | undefined;
  /** Only requests whose person withdrew the consent to processing, which asks to erase the data. */
  processingWithdrawn?: boolean | null | undefined;
  /** Only open requests that have replies, but none was delivered: one has been queued for more than ten minutes or was stopped. */
  replyNotDelivered?: boolean | null | undefined;
  /** Words that must all occur in a request. */
  search?: string | null | undefined;
  /** Only requests with this utm_source; "Not known" for those without one. */
  source?: string | null | undefined;
  /** Only requests in one status. */
  status?: RequestStatus | null | undefined;
  /** Only requests that arrived before this time. */
  to?: string | null | undefined;
  /** Only unassigned requests. */
  unassigned?: boolean | null | undefined;
  /** The inbox by default. */
  view?: RequestListView | null | undefined;
};

/** The form that a request came from. */
export type RequestKind =
  /** The trial form, Request Access to Loon Lens. */
  | 'ACCESS'
  /** The demo form, Request a Demo. */
  | 'DEMO';

/** The two views of the list of requests. */
export type RequestListView =
  /** Requests from people, with or without spam signals. */
  | 'INBOX'
  /** Suspected spam: a filled honeypot or a replayed form token. */
  | 'SUSPECTS';

/** A spam signal found when a request arrived; none refuses the request. */
export type RequestMark =
  /** The same person sent the same text within the last 24 hours. */
  | 'DUPLICATE'
  /** A field that is invisible to people was filled in: suspected spam. */
  | 'HONEYPOT_FILLED'
  /** It had no valid form token, like a request from a program. */
  | 'NO_FORM_TOKEN'
  /** Its form token had been used before: suspected spam. */
  | 'TOKEN_REPLAYED'
  /** It was sent within seconds after the form was opened. */
  | 'TOO_FAST';

/** What became of a closed request. */
export type RequestOutcome =
  /** The person decided otherwise, or did not reply. */
  | 'LOST'
  /** It was not a request that Loon serves. */
  | 'NOT_FOR_US'
  /** The person works with Loon. */
  | 'WON';

/** A person to ask for a review. */
export type RequestReviewInput = {
  /** What the reviewer answers for. */
  capacity: ReviewCapacity;
  /** A day such as 2027-12-31. */
  dueOn?: string | null | undefined;
  /** The reviewer’s e-mail address. */
  email: string;
  /** At most 1,000 characters. */
  message?: string | null | undefined;
  /** The reviewer’s name, at most 200 characters. */
  name: string;
};

/** The settings for requests. */
export type RequestSettingsInput = {
  /** Whether visitors receive a confirmation of their request by e-mail; unchanged if absent. */
  confirmRequests?: boolean | null | undefined;
  /** When the weekly digest is sent; unchanged if absent. */
  digest?: DigestSettingsInput | null | undefined;
  /** Recipients of notifications by e-mail if NOTIFY_EMAILS is not set. */
  notifyEmails: Array<string>;
  /** The reply-to address for visitors; null for the first recipient of notifications. */
  replyTo?: string | null | undefined;
  /** Requests are erased this many days after they arrived; null for no erasure. */
  retentionDays?: number | null | undefined;
  /** The number of hours after which a new request is overdue for a reply. */
  waitingTooLongHours: number;
};

/** The progress of a request. */
export type RequestStatus =
  /** Nothing is left to do. */
  | 'CLOSED'
  /** The person has received a reply. */
  | 'CONTACTED'
  /** It has not been answered yet. */
  | 'NEW';

/** What a reviewer answers for. */
export type ReviewCapacity =
  | 'EDITORIAL'
  | 'LEGAL'
  | 'MEDICAL'
  | 'REGULATORY'
  | 'SCIENTIFIC';

/** What a reviewer decides. */
export type ReviewDecision =
  /** The text may be published as it is. */
  | 'APPROVE'
  /** The text should change first. */
  | 'ASK_FOR_CHANGES';

/** The state of a note. */
export type ReviewNoteState =
  /** Its suggestion was put into the text. */
  | 'APPLIED'
  /** It is open, and its passage has changed. */
  | 'LOST'
  /** Nobody has applied or resolved it. */
  | 'OPEN'
  /** It was closed. */
  | 'RESOLVED';

/** What must be reviewed before a publication. */
export type ReviewRulesInput = {
  /** For which posts the approvals are required. */
  appliesTo: ReviewScope;
  /** Who must have approved exactly the text. */
  capacities: Array<ReviewCapacity>;
  /** Whether who publishes must not be the last person who changed the text. */
  fourEyes: boolean;
};

/** For which posts the approvals are required. */
export type ReviewScope =
  /** For all posts. */
  | 'ALL'
  /** For posts that state a figure of the register of claims. */
  | 'CLAIMS'
  /** For no post. */
  | 'NONE';

/** The state of a review. */
export type ReviewState =
  /** The reviewer approved exactly the present text. */
  | 'APPROVED'
  /** The reviewer has not decided yet. */
  | 'ASKED'
  /** The reviewer asked for changes. */
  | 'CHANGES_ASKED'
  /** It ended without a decision. */
  | 'EXPIRED'
  /** The text has changed since its approval. */
  | 'OUTDATED'
  /** It was withdrawn and does not count. */
  | 'WITHDRAWN';

/** A change request to the AI generator about a post. */
export type RevisePostInput = {
  /** The requested change, in your own words. */
  content: string;
  /** Id of the post. */
  postId: string;
};

/** A role of a person; a person has one or more. */
export type Role =
  /** Writes drafts and pending changes. */
  | 'AUTHOR'
  /** Handles visitors’ requests, replies and meetings. */
  | 'DESK'
  /** May do everything, including people, keys and settings. */
  | 'OWNER'
  /** Writes and publishes posts and content, and edits the template. */
  | 'PUBLISHER'
  /** Reads posts, drafts, content, media and insights. */
  | 'VIEWER';

/** Buttons. */
export type TemplateButtonsInput = {
  /** Primary buttons. */
  primary: TemplatePrimaryButtonInput;
};

/** The looks of the parts of an article page. */
export type TemplateComponentsInput = {
  /** Buttons. */
  buttons: TemplateButtonsInput;
  /** The banner that calls to action. */
  cta: TemplateCtaInput;
  /** The FAQ section. */
  faq: TemplateFaqInput;
  /** The text of the footer. */
  footer: TemplateFooterTextInput;
  /** The tags of the header. */
  tags: TemplateTagsInput;
};

/** The template of every article page. */
export type TemplateConfigInput = {
  /** The looks of its parts. */
  components: TemplateComponentsInput;
  /** Time of creation, in ISO 8601. */
  createdAt: string;
  /** What it is for. */
  description?: string;
  /** Its id. */
  id: string;
  /** Widths and distances. */
  layout: TemplateLayoutInput;
  /** Its name. */
  name: string;
  /** Which parts it has, and their grounds. */
  structure: TemplateStructureInput;
  /** Type. */
  typography: TemplateTypographyInput;
  /** Time of the last change, in ISO 8601. */
  updatedAt: string;
  /** Always "1.0.0"; the numbers of saves are separate. */
  version: string;
};

/** The column that holds the article. */
export type TemplateContainerInput = {
  /** CSS length at its left and right. */
  margin?: string;
  /** "896px", "1024px", "1152px" or "1280px". */
  maxWidth: string;
  /** CSS length inside, left and right. */
  padding?: string;
};

/** The text of the article. */
export type TemplateContentInput = {
  /** "left" or "justify". */
  alignment?: string;
  /** The ground of the page. */
  backgroundColor?: string;
  /** Is shown. */
  enabled?: boolean;
  /** The list of the article’s headings is shown. */
  showContents?: boolean;
};

/** The banner that calls to action. */
export type TemplateCtaInput = {
  /** "left" or "center". */
  alignment?: string;
  /** Its ground. */
  backgroundColor?: string;
  /** Is shown. */
  enabled?: boolean;
  /** The label of its button. */
  primaryButton: TemplateLabelInput;
};

/** The ground of the FAQs. */
export type TemplateFaqContainerInput = {
  /** Its colour. */
  backgroundColor: string;
};

/** The FAQ section. */
export type TemplateFaqInput = {
  /** Its ground. */
  container?: TemplateFaqContainerInput;
  /** Is shown. */
  enabled?: boolean;
  /** Its heading. */
  title?: TemplateLabelInput;
  /** The button that shows it. */
  toggle?: TemplateFaqToggleInput;
};

/** Where the button that shows the FAQs stands. */
export type TemplateFaqToggleInput = {
  /** "left", "center" or "right". */
  alignment: string;
};

/** The footer below the article. */
export type TemplateFooterInput = {
  /** Its ground. */
  backgroundColor: string;
  /** Is shown. */
  showFooter: boolean;
};

/** The text of the footer. */
export type TemplateFooterTextInput = {
  /** Its colour. */
  color?: string;
};

/** The band with the title. */
export type TemplateHeaderInput = {
  /** "left" or "center". */
  alignment?: string;
  /** Its ground. */
  backgroundColor?: string;
  /** Is shown. */
  enabled?: boolean;
};

/** How headings are set. */
export type TemplateHeadingsInput = {
  /** The article’s title. */
  h1: TemplateTitleInput;
};

/** A text of the template. */
export type TemplateLabelInput = {
  /** The text. */
  text: string;
};

/** Widths and distances of an article page. */
export type TemplateLayoutInput = {
  /** The column that holds the article. */
  container: TemplateContainerInput;
  /** Distances between the parts of the text. */
  spacing?: TemplateSpacingInput;
};

/** Colours of primary buttons. */
export type TemplatePrimaryButtonInput = {
  /** Colour, such as "#c0011d". */
  backgroundColor: string;
  /** Colour under the pointer. */
  hoverBackgroundColor: string;
};

/** The related articles. */
export type TemplateRelatedArticlesInput = {
  /** Their ground. */
  backgroundColor?: string;
  /** Are shown. */
  enabled?: boolean;
};

/** Distances between the parts of the text. */
export type TemplateSpacingInput = {
  /** CSS length below headings. */
  headingGap?: string;
  /** CSS length between paragraphs. */
  paragraphGap?: string;
  /** CSS length between sections. */
  sectionGap?: string;
};

/** Which parts an article page has, and their grounds. */
export type TemplateStructureInput = {
  /** The text of the article. */
  content: TemplateContentInput;
  /** The footer below the article. */
  footer: TemplateFooterInput;
  /** The band with the title. */
  header: TemplateHeaderInput;
  /** The related articles. */
  relatedArticles?: TemplateRelatedArticlesInput;
};

/** The tags of the header. */
export type TemplateTagsInput = {
  /** Are shown. */
  enabled?: boolean;
};

/** How the running text is set. */
export type TemplateTextInput = {
  /** Colour of text and headings. */
  color: string;
  /** CSS length, such as "20px". */
  fontSize: string;
  /** Multiple of the font size, 1.4 to 1.8. */
  lineHeight?: number;
  /** Colour of dates, captions and the like. */
  secondaryColor?: string;
};

/** How the article’s title is set. */
export type TemplateTitleInput = {
  /** Colour, such as "#0d1517". */
  color: string;
  /** CSS length, such as "56px". */
  fontSize: string;
  /** 400, 500, 600 or 700. */
  fontWeight: number;
};

/** The type of an article page. */
export type TemplateTypographyInput = {
  /** The running text. */
  body: TemplateTextInput;
  /** "STIX Two Text", "Libre Franklin", "Georgia" or "System sans". */
  fontFamily?: string;
  /** Headings. */
  headings: TemplateHeadingsInput;
};

/** A change of a post: only the fields that are sent change. */
export type UpdatePostInput = {
  /** Author. */
  author?: string | null | undefined;
  /** Who wrote it, in order, at most 10; none falls back to `author`. */
  authors?: Array<PostPersonInput> | null | undefined;
  /** True confirms: “I have read the whole text and answer for it”. People only. */
  confirmReading?: boolean | null | undefined;
  /** Markdown with HTML allowed, at least 100 characters. */
  content?: string | null | undefined;
  /** DOI of the post, if it has one; empty removes it. */
  doi?: string | null | undefined;
  /** Summary; if empty, it is taken from the text. */
  excerpt?: string | null | undefined;
  /** Questions and answers. */
  faqs?: Array<PostFaqInput> | null | undefined;
  /** Summary for search engines; empty removes it. */
  metaDescription?: string | null | undefined;
  /** Title for search engines and social networks, in place of its own; empty removes it. */
  metaTitle?: string | null | undefined;
  /** Why it is published despite its findings, 10 to 500 characters; recorded in the audit log. */
  overrideReason?: string | null | undefined;
  /** True publishes the post, false hides it. */
  published?: boolean | null | undefined;
  /** Date of publication; with a future date the post stays hidden until then. Defaults to the time of the first publication. */
  publishedAt?: string | null | undefined;
  /** What it rests on, in order, at most 60. */
  references?: Array<PostReferenceInput> | null | undefined;
  /** The reviewer; null removes it. */
  reviewer?: PostPersonInput | null | undefined;
  /** Date of the last revision of the text; null removes it. */
  revisedAt?: string | null | undefined;
  /** What the last revision changed; empty removes it. */
  revisionNote?: string | null | undefined;
  /** If empty, it is made from the title; previous slugs redirect permanently. */
  slug?: string | null | undefined;
  /** A line below the title; empty removes it. */
  subtitle?: string | null | undefined;
  /** Tags, at most 12. */
  tags?: Array<string> | null | undefined;
  /** Its title. */
  title?: string | null | undefined;
  /** The version that was edited; required unless only `published` is sent. */
  version?: number | null | undefined;
  /** Number of the pending changes that this change includes; the other sent fields override them. If absent, they stay pending. */
  waitingChanges?: number | null | undefined;
};

/** The recipients of signed notifications. */
export type WebhookInput = {
  /** Whether notifications are sent to it. */
  enabled: boolean;
  /** Its events: `request.received`, `request.status`, `consent.withdrawn`, `meeting.booked`, `post.published`, `post.updated`, `post.withdrawn`, `content.published`. If absent, a new one gets `request.received`, and another stays as it is. */
  events?: Array<string> | null | undefined;
  /** The https URL that receives the POST requests. */
  url: string;
};

export type ClaimCorrectionQueryVariables = Exact<{ [key: string]: never; }>;


export type ClaimCorrectionQuery = { claimReview: { checked: number, total: number, claims: Array<{ claim: string, places: Array<{ title: string, url: string, excerpt: string, agrees: boolean }> }> } };

export type ClaimReviewQueryVariables = Exact<{ [key: string]: never; }>;


export type ClaimReviewQuery = { claimReview: { postCount: number, checked: number, total: number, claims: Array<{ claim: string, placeCount: number, places: Array<{ kind: ClaimPlaceKind, title: string, url: string, excerpt: string, agrees: boolean }> }>, posts: Array<{ id: string, title: string, url: string, blocking: number, advice: number, findings: Array<{ rule: string, severity: CheckSeverity, message: string, excerpt: string, suggestion: string }> }> } };

export type ContentPartListQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentPartListQuery = { contentParts: Array<{ name: string, title: string, description: string, version: number, samples: number, hasDraft: boolean, fileChanged: boolean, unreadable: boolean, updatedAt: string | null, updatedBy: string | null }> };

export type ContentPartRowFragment = { name: string, title: string, description: string, version: number, samples: number, hasDraft: boolean, fileChanged: boolean, unreadable: boolean, updatedAt: string | null, updatedBy: string | null };

export type ContentTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentTextsQuery = { contentParts: Array<{ name: string, value: unknown }> };

export type OpenedContentPartQueryVariables = Exact<{
  name: string;
}>;


export type OpenedContentPartQuery = { contentPart: { completedFields: Array<string>, value: unknown, draft: unknown, draftSavedAt: string | null, draftVersion: number | null, name: string, title: string, description: string, version: number, samples: number, hasDraft: boolean, fileChanged: boolean, unreadable: boolean, updatedAt: string | null, updatedBy: string | null } };

export type OpenedPartFragment = { completedFields: Array<string>, value: unknown, draft: unknown, draftSavedAt: string | null, draftVersion: number | null, name: string, title: string, description: string, version: number, samples: number, hasDraft: boolean, fileChanged: boolean, unreadable: boolean, updatedAt: string | null, updatedBy: string | null };

export type PublishedContentQueryVariables = Exact<{
  teaserPosts: number;
}>;


export type PublishedContentQuery = { contentParts: Array<{ name: string, value: unknown }>, posts: { edges: Array<{ node: { id: string, slug: string, title: string, excerpt: string, publishedAt: string | null, readTime: number, tags: Array<string> } }> } };

export type SaveContentDraftMutationVariables = Exact<{
  name: string;
  value: unknown;
  version: number;
}>;


export type SaveContentDraftMutation = { saveContentDraft: { name: string, hasDraft: boolean } };

export type DiscardContentDraftMutationVariables = Exact<{
  name: string;
}>;


export type DiscardContentDraftMutation = { discardContentDraft: { completedFields: Array<string>, value: unknown, draft: unknown, draftSavedAt: string | null, draftVersion: number | null, name: string, title: string, description: string, version: number, samples: number, hasDraft: boolean, fileChanged: boolean, unreadable: boolean, updatedAt: string | null, updatedBy: string | null } };

export type PublishContentMutationVariables = Exact<{
  name: string;
  value: unknown;
  version: number;
}>;


export type PublishContentMutation = { publishContent: { completedFields: Array<string>, value: unknown, draft: unknown, draftSavedAt: string | null, draftVersion: number | null, name: string, title: string, description: string, version: number, samples: number, hasDraft: boolean, fileChanged: boolean, unreadable: boolean, updatedAt: string | null, updatedBy: string | null } };

export type UseContentFileMutationVariables = Exact<{
  name: string;
  version: number;
}>;


export type UseContentFileMutation = { useContentFile: { completedFields: Array<string>, value: unknown, draft: unknown, draftSavedAt: string | null, draftVersion: number | null, name: string, title: string, description: string, version: number, samples: number, hasDraft: boolean, fileChanged: boolean, unreadable: boolean, updatedAt: string | null, updatedBy: string | null } };

export type RestoreContentMutationVariables = Exact<{
  name: string;
  restored: number;
  version: number;
}>;


export type RestoreContentMutation = { restoreContent: { completedFields: Array<string>, value: unknown, draft: unknown, draftSavedAt: string | null, draftVersion: number | null, name: string, title: string, description: string, version: number, samples: number, hasDraft: boolean, fileChanged: boolean, unreadable: boolean, updatedAt: string | null, updatedBy: string | null } };

export type ContentVersionListQueryVariables = Exact<{
  name: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ContentVersionListQuery = { contentVersions: { totalCount: number, edges: Array<{ node: { version: number, origin: string, restored: number | null, updatedAt: string | null, updatedBy: string | null, value: unknown } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ContentVersionQueryVariables = Exact<{
  name: string;
  version: number;
}>;


export type ContentVersionQuery = { contentVersion: { value: unknown } };

export type LinkTargetsQueryVariables = Exact<{
  filter?: PostFilter | null | undefined;
}>;


export type LinkTargetsQuery = { adminPosts: { edges: Array<{ node: { id: string, title: string, slug: string, published: boolean } }> } };

export type WeeklyReportQueryVariables = Exact<{ [key: string]: never; }>;


export type WeeklyReportQuery = { weeklyReport: { subject: string, text: string, week: string, sections: Array<{ heading: string, lines: Array<string> }> } };

export type HomeRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeRequestsQuery = { requestsAwaitingReply: Array<
    | { __typename: 'AccessRequest', id: string, firstName: string, lastName: string, affiliation: string, waitingSince: string | null, overdue: boolean, replyNotDelivered: boolean }
    | { __typename: 'DemoRequest', id: string, firstName: string, lastName: string, affiliation: string, waitingSince: string | null, overdue: boolean, replyNotDelivered: boolean }
  >, awaiting: { totalCount: number }, overdue: { totalCount: number }, undelivered: { totalCount: number }, withdrawn: { totalCount: number }, outboxSummary: { waiting: number, oldestWaitingSince: string | null } };

export type HomePublicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePublicationsQuery = { blockedPublications: Array<{ postId: string, title: string, dueAt: string }>, publicationSchedule: { due: Array<{ dueAt: string, post: { id: string, title: string } }> } };

export type HomeMeetingsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type HomeMeetingsQuery = { meetings: Array<{ startsAt: string, endsAt: string, state: MeetingState, request:
      | { __typename: 'AccessRequest', id: string, firstName: string, lastName: string, affiliation: string }
      | { __typename: 'DemoRequest', id: string, firstName: string, lastName: string, affiliation: string }
     | null }> };

export type HomeVisitsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type HomeVisitsQuery = { insights: { totals: { visits: number, requests: number }, previous: { visits: number, requests: number } } };

export type HomeRepliesQueryVariables = Exact<{
  start: string;
  middle: string;
  end: string;
}>;


export type HomeRepliesQuery = { week: { replies: number }, before: { replies: number } };

export type HomeDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeDraftsQuery = { adminPosts: { totalCount: number, edges: Array<{ node: { id: string, title: string } }> } };

export type HomeContentDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeContentDraftsQuery = { contentParts: Array<{ name: string, hasDraft: boolean }> };

export type GettingStartedQueryVariables = Exact<{
  email: string;
}>;


export type GettingStartedQuery = { launchChecklist: Array<{ id: string, title: string, done: boolean, detail: string, remedy: string }>, meetingSettings: { hours: Array<{ weekday: number, from: string, to: string }> }, visitorRequests: { totalCount: number }, publicationSchedule: { hasOwnArticle: boolean } };

export type InsightsSumsFragment = { views: number, visits: number, searches: number, fruitlessSearches: number, dialogs: number, requests: number };

export type InsightsQueryVariables = Exact<{
  from: string;
  to: string;
  path?: string | null | undefined;
  source?: string | null | undefined;
  isFiltered: boolean;
}>;


export type InsightsQuery = { insights: { totals: { views: number, visits: number, searches: number, fruitlessSearches: number, dialogs: number, requests: number }, previous: { views: number, visits: number, searches: number, fruitlessSearches: number, dialogs: number, requests: number }, days: Array<{ day: string, views: number, visits: number, requests: number }>, pages: Array<{ path: string, title: string | null, views: number, visits: number, reads: number, dialogs: number, requests: number }>, sources: Array<{ source: string, visits: number, requests: number }>, pageSources?: Array<{ path: string, title: string | null, source: string, visits: number, requests: number }>, assistantVisits: Array<{ source: string, visits: number, requests: number }>, machineReaders: Array<{ agent: string, operator: string, purpose: MachinePurpose, form: MachineReadForm, path: string, reads: number, lastOn: string }>, unreadByMachines: Array<{ path: string, title: string }>, campaigns: Array<{ campaign: string, visits: number, requests: number }>, searches: Array<{ query: string, count: number, results: number }>, fruitlessSearches: Array<{ query: string, count: number, lastOn: string }>, funnels: Array<{ form: RequestKind, steps: Array<{ step: FunnelStep, count: number }>, abandonedAt: Array<{ field: string, count: number }> }>, experience: Array<{ path: string, lcp: number | null, inp: number | null, cls: number | null, samples: number }> } };

export type InsightsPublicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type InsightsPublicationsQuery = { adminPosts: { edges: Array<{ node: { id: string, title: string, slug: string, publishedAt: string | null } }> } };

export type ArticleFiguresQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type ArticleFiguresQuery = { insights: { pages: Array<{ path: string, views: number, reads: number, dialogs: number, requests: number }> } };

export type ImageListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type ImageListQuery = { images: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, url: string, shownUrl: string, width: number, height: number, bytes: number, altText: string, fileName: string | null, uploadedAt: string | null, uploadedBy: string | null, usedIn: Array<{ title: string, url: string }> } }> } };

export type UpdateImageMutationVariables = Exact<{
  id: string;
  altText: string;
}>;


export type UpdateImageMutation = { updateImage: { id: string, altText: string } };

export type DeleteImageMutationVariables = Exact<{
  id: string;
}>;


export type DeleteImageMutation = { deleteImage: string };

export type GoToPlacesQueryVariables = Exact<{
  posts: PostFilter;
  images: string;
}>;


export type GoToPlacesQuery = { adminPosts: { edges: Array<{ node: { id: string, title: string, published: boolean } }> }, images: { edges: Array<{ node: { id: string, altText: string, fileName: string | null } }> } };

export type GoToRequestsQueryVariables = Exact<{
  filter: RequestFilter;
}>;


export type GoToRequestsQuery = { visitorRequests: { edges: Array<{ node:
        | { id: string, firstName: string, lastName: string, affiliation: string }
        | { id: string, firstName: string, lastName: string, affiliation: string }
       }> } };

export type GoToContentQueryVariables = Exact<{ [key: string]: never; }>;


export type GoToContentQuery = { contentParts: Array<{ name: string, title: string }> };

export type AiGeneratorQueryVariables = Exact<{ [key: string]: never; }>;


export type AiGeneratorQuery = { aiGenerator: { configured: boolean, model: string } };

export type GeneratePostSubscriptionVariables = Exact<{
  input: GeneratePostInput;
}>;


export type GeneratePostSubscription = { generatePostStream: { title: string | null, addition: string, post: { id: string, title: string, slug: string } | null } };

export type ConversationTurnFactsFragment = { id: string, message: string, askedBy: string, state: ConversationTurnState, failure: string | null, leftOut: number | null, savedVersion: number | null };

export type PostConversationQueryVariables = Exact<{
  postId: string;
}>;


export type PostConversationQuery = { viewer: { email: string } | null, adminPost: { id: string, title: string, slug: string, published: boolean }, postConversation: Array<{ id: string, message: string, askedBy: string, state: ConversationTurnState, failure: string | null, leftOut: number | null, savedVersion: number | null }> };

export type RevisePostSubscriptionVariables = Exact<{
  input: RevisePostInput;
}>;


export type RevisePostSubscription = { revisePostStream: { title: string | null, addition: string, turn: { id: string, message: string, askedBy: string, state: ConversationTurnState, failure: string | null, leftOut: number | null, savedVersion: number | null } | null } };

export type ProposedRevisionQueryVariables = Exact<{
  id: string;
  postId: string;
}>;


export type ProposedRevisionQuery = { conversationTurn: { id: string, state: ConversationTurnState, basedOn: number | null, revision: { title: string, excerpt: string, tags: Array<string>, content: string, faqs: Array<{ question: string, answer: string }> } | null }, adminPost: { id: string, title: string, published: boolean, publishedAt: string | null }, postVersions: { edges: Array<{ node: { version: number, text: { title: string, excerpt: string | null, tags: Array<string>, content: string, faqs: Array<{ id: string, question: string, answer: string }> } } }> } };

export type AcceptRevisionMutationVariables = Exact<{
  id: string;
  input: AcceptRevisionInput;
}>;


export type AcceptRevisionMutation = { acceptRevision: { id: string, title: string, slug: string, version: number } };

export type LeaveRevisionMutationVariables = Exact<{
  id: string;
}>;


export type LeaveRevisionMutation = { leaveRevision: { id: string, message: string, askedBy: string, state: ConversationTurnState, failure: string | null, leftOut: number | null, savedVersion: number | null } };

export type PostChecksQueryVariables = Exact<{
  input: CheckPostInput;
}>;


export type PostChecksQuery = { checkPost: { findings: Array<{ rule: string, severity: CheckSeverity, message: string, excerpt: string, suggestion: string }> } };

export type ExternalLinksMutationVariables = Exact<{
  input: CheckPostInput;
}>;


export type ExternalLinksMutation = { checkExternalLinks: { checked: number, undecided: number, leftOut: number, findings: Array<{ rule: string, severity: CheckSeverity, message: string, excerpt: string, suggestion: string }> } };

export type PostDraftsQueryVariables = Exact<{
  postId?: string | null | undefined;
}>;


export type PostDraftsQuery = { postDrafts: Array<{ id: string, basedOn: number | null, writtenAt: string, text: { title: string | null, content: string | null, author: string | null, subtitle: string | null, slug: string | null, tags: Array<string> | null, excerpt: string | null, metaDescription: string | null, metaTitle: string | null, doi: string | null, revisedAt: string | null, revisionNote: string | null, published: boolean | null, publishedAt: string | null, references: Array<{ text: string, url: string | null, doi: string | null }> | null, authors: Array<{ name: string, member: string | null }> | null, reviewer: { name: string, member: string | null } | null, faqs: Array<{ id: string | null, question: string, answer: string }> | null } }> };

export type UnsavedDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnsavedDraftsQuery = { unsavedDrafts: Array<{ id: string, postId: string | null, postTitle: string | null, basedOn: number | null, writtenAt: string, text: { title: string | null, content: string | null, author: string | null, subtitle: string | null, slug: string | null, tags: Array<string> | null, excerpt: string | null, metaDescription: string | null, metaTitle: string | null, doi: string | null, revisedAt: string | null, revisionNote: string | null, published: boolean | null, publishedAt: string | null, references: Array<{ text: string, url: string | null, doi: string | null }> | null, authors: Array<{ name: string, member: string | null }> | null, reviewer: { name: string, member: string | null } | null, faqs: Array<{ id: string | null, question: string, answer: string }> | null } }> };

export type SavePostDraftMutationVariables = Exact<{
  input: PostDraftInput;
}>;


export type SavePostDraftMutation = { savePostDraft: { id: string } };

export type DiscardPostDraftMutationVariables = Exact<{
  id: string;
}>;


export type DiscardPostDraftMutation = { discardPostDraft: boolean };

export type CheckSlugQueryVariables = Exact<{
  wished: string;
  postId?: string | null | undefined;
}>;


export type CheckSlugQuery = { checkSlug: { slug: string, takenBy: { id: string, title: string } | null } };

export type PreviewLinksQueryVariables = Exact<{
  postId: string;
}>;


export type PreviewLinksQuery = { previewLinks: Array<{ createdAt: string, createdBy: string }> };

export type CreatePreviewLinkMutationVariables = Exact<{
  postId: string;
}>;


export type CreatePreviewLinkMutation = { createPreviewLink: string };

export type WithdrawPreviewLinksMutationVariables = Exact<{
  postId: string;
}>;


export type WithdrawPreviewLinksMutation = { withdrawPreviewLinks: number };

export type PostTeamQueryVariables = Exact<{ [key: string]: never; }>;


export type PostTeamQuery = { teamMembers: Array<{ id: string, name: string, role: string }> };

export type PostVersionListQueryVariables = Exact<{
  postId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type PostVersionListQuery = { latest: { edges: Array<{ node: { version: number } }> }, postVersions: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { version: number, current: boolean, savedAt: string | null, savedBy: string | null, byProgram: boolean, changed: Array<string>, restored: number | null, model: string | null, aiInvolvement: AiInvolvement, confirmedBy: string | null } }> } };

export type PostVersionTextQueryVariables = Exact<{
  postId: string;
  version: number;
}>;


export type PostVersionTextQuery = { postVersion: { version: number, text: { title: string, content: string, author: string, subtitle: string | null, slug: string, tags: Array<string>, excerpt: string | null, metaDescription: string | null, metaTitle: string | null, doi: string | null, revisedAt: string | null, revisionNote: string | null, publishedAt: string | null, references: Array<{ text: string, url: string | null, doi: string | null }>, authors: Array<{ name: string, member: string | null }>, reviewer: { name: string, member: string | null } | null, faqs: Array<{ id: string, question: string, answer: string }> } } };

export type RestorePostVersionMutationVariables = Exact<{
  postId: string;
  restored: number;
  version: number;
  overrideReason?: string | null | undefined;
  confirmReading?: boolean | null | undefined;
}>;


export type RestorePostVersionMutation = { restorePostVersion: { id: string, version: number } };

export type SavedPostChangesQueryVariables = Exact<{
  postId: string;
}>;


export type SavedPostChangesQuery = { keptPostChanges: Array<{ number: number, basedOn: number, savedAt: string, savedBy: string, outcome: ChangesOutcome | null, endedAt: string | null, endedBy: string | null }> };

export type SavedPostChangesTextQueryVariables = Exact<{
  postId: string;
  number: number;
}>;


export type SavedPostChangesTextQuery = { keptPostChanges: Array<{ number: number, text: { title: string, content: string, author: string, subtitle: string | null, slug: string, tags: Array<string>, excerpt: string | null, metaDescription: string | null, metaTitle: string | null, doi: string | null, revisedAt: string | null, revisionNote: string | null, publishedAt: string | null, references: Array<{ text: string, url: string | null, doi: string | null }>, authors: Array<{ name: string, member: string | null }>, reviewer: { name: string, member: string | null } | null, faqs: Array<{ id: string, question: string, answer: string }> } }> };

export type RestorePostChangesMutationVariables = Exact<{
  id: string;
  number: number;
}>;


export type RestorePostChangesMutation = { restorePostChanges: { id: string, waitingChanges: { number: number } | null } };

export type DeletedPostListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type DeletedPostListQuery = { deletedPosts: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, title: string, deletedAt: string, restorableUntil: string } }> } };

export type RestorePostMutationVariables = Exact<{
  id: string;
}>;


export type RestorePostMutation = { restorePost: { id: string, title: string } };

export type PublicationScheduleQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicationScheduleQuery = { publicationSchedule: { due: Array<{ dueAt: string, post: { id: string, title: string, slug: string } }>, late: Array<{ dueAt: string, publicAt: string, secondsLate: number, post: { id: string, title: string, slug: string } }> } };

export type AuditLogQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: AuditFilter | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, at: string, actor: string | null, action: AuditAction, subjectKind: string | null, subjectId: string | null, subjectLabel: string | null, requestSender: string | null, detail: string | null } }> } };

export type AuditPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditPeopleQuery = { auditPeople: Array<string> };

export type Post_TextFragment = { title: string, content: string, author: string, subtitle: string | null, slug: string, tags: Array<string>, excerpt: string, metaDescription: string | null, metaTitle: string | null, doi: string | null, revisedAt: string | null, revisionNote: string | null, published: boolean, publishedAt: string | null, references: Array<{ text: string, url: string | null, doi: string | null }>, authors: Array<{ name: string, member: string | null }>, reviewer: { name: string, member: string | null } | null, faqs: Array<{ id: string, question: string, answer: string }> };

export type PostText_TextFragment = { title: string, content: string, author: string, subtitle: string | null, slug: string, tags: Array<string>, excerpt: string | null, metaDescription: string | null, metaTitle: string | null, doi: string | null, revisedAt: string | null, revisionNote: string | null, publishedAt: string | null, references: Array<{ text: string, url: string | null, doi: string | null }>, authors: Array<{ name: string, member: string | null }>, reviewer: { name: string, member: string | null } | null, faqs: Array<{ id: string, question: string, answer: string }> };

export type PostDraftText_TextFragment = { title: string | null, content: string | null, author: string | null, subtitle: string | null, slug: string | null, tags: Array<string> | null, excerpt: string | null, metaDescription: string | null, metaTitle: string | null, doi: string | null, revisedAt: string | null, revisionNote: string | null, published: boolean | null, publishedAt: string | null, references: Array<{ text: string, url: string | null, doi: string | null }> | null, authors: Array<{ name: string, member: string | null }> | null, reviewer: { name: string, member: string | null } | null, faqs: Array<{ id: string | null, question: string, answer: string }> | null };

export type PostListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: PostFilter | null | undefined;
  order?: PostOrder | null | undefined;
}>;


export type PostListQuery = { adminPosts: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, title: string, slug: string, author: string, published: boolean, publishedAt: string | null, createdAt: string, writtenByProgram: string | null, waitingChanges: { number: number, byProgram: boolean } | null } }> } };

export type EditedPost_PostFragment = { id: string, version: number, updatedAt: string, writtenByProgram: string | null, aiInvolvement: AiInvolvement, confirmedBy: string | null, confirmedAt: string | null, title: string, content: string, author: string, subtitle: string | null, slug: string, tags: Array<string>, excerpt: string, metaDescription: string | null, metaTitle: string | null, doi: string | null, revisedAt: string | null, revisionNote: string | null, published: boolean, publishedAt: string | null, waitingChanges: { number: number, basedOn: number, savedAt: string, savedBy: string, byProgram: boolean, aiInvolvement: AiInvolvement, confirmedBy: string | null, confirmedAt: string | null, draft: { title: string | null, content: string | null, author: string | null, subtitle: string | null, slug: string | null, tags: Array<string> | null, excerpt: string | null, metaDescription: string | null, metaTitle: string | null, doi: string | null, revisedAt: string | null, revisionNote: string | null, published: boolean | null, publishedAt: string | null, references: Array<{ text: string, url: string | null, doi: string | null }> | null, authors: Array<{ name: string, member: string | null }> | null, reviewer: { name: string, member: string | null } | null, faqs: Array<{ id: string | null, question: string, answer: string }> | null } } | null, references: Array<{ text: string, url: string | null, doi: string | null }>, authors: Array<{ name: string, member: string | null }>, reviewer: { name: string, member: string | null } | null, faqs: Array<{ id: string, question: string, answer: string }> };

export type EditedPostQueryVariables = Exact<{
  id: string;
}>;


export type EditedPostQuery = { adminPost: { id: string, version: number, updatedAt: string, writtenByProgram: string | null, aiInvolvement: AiInvolvement, confirmedBy: string | null, confirmedAt: string | null, title: string, content: string, author: string, subtitle: string | null, slug: string, tags: Array<string>, excerpt: string, metaDescription: string | null, metaTitle: string | null, doi: string | null, revisedAt: string | null, revisionNote: string | null, published: boolean, publishedAt: string | null, waitingChanges: { number: number, basedOn: number, savedAt: string, savedBy: string, byProgram: boolean, aiInvolvement: AiInvolvement, confirmedBy: string | null, confirmedAt: string | null, draft: { title: string | null, content: string | null, author: string | null, subtitle: string | null, slug: string | null, tags: Array<string> | null, excerpt: string | null, metaDescription: string | null, metaTitle: string | null, doi: string | null, revisedAt: string | null, revisionNote: string | null, published: boolean | null, publishedAt: string | null, references: Array<{ text: string, url: string | null, doi: string | null }> | null, authors: Array<{ name: string, member: string | null }> | null, reviewer: { name: string, member: string | null } | null, faqs: Array<{ id: string | null, question: string, answer: string }> | null } } | null, references: Array<{ text: string, url: string | null, doi: string | null }>, authors: Array<{ name: string, member: string | null }>, reviewer: { name: string, member: string | null } | null, faqs: Array<{ id: string, question: string, answer: string }> } };

export type CreatePostMutationVariables = Exact<{
  input: CreatePostInput;
  draftId: string;
}>;


export type CreatePostMutation = { discardPostDraft: boolean, createPost: { id: string, version: number, updatedAt: string, writtenByProgram: string | null, aiInvolvement: AiInvolvement, confirmedBy: string | null, confirmedAt: string | null, title: string, content: string, author: string, subtitle: string | null, slug: string, tags: Array<string>, excerpt: string, metaDescription: string | null, metaTitle: string | null, doi: string | null, revisedAt: string | null, revisionNote: string | null, published: boolean, publishedAt: string | null, waitingChanges: { number: number, basedOn: number, savedAt: string, savedBy: string, byProgram: boolean, aiInvolvement: AiInvolvement, confirmedBy: string | null, confirmedAt: string | null, draft: { title: string | null, content: string | null, author: string | null, subtitle: string | null, slug: string | null, tags: Array<string> | null, excerpt: string | null, metaDescription: string | null, metaTitle: string | null, doi: string | null, revisedAt: string | null, revisionNote: string | null, published: boolean | null, publishedAt: string | null, references: Array<{ text: string, url: string | null, doi: string | null }> | null, authors: Array<{ name: string, member: string | null }> | null, reviewer: { name: string, member: string | null } | null, faqs: Array<{ id: string | null, question: string, answer: string }> | null } } | null, references: Array<{ text: string, url: string | null, doi: string | null }>, authors: Array<{ name: string, member: string | null }>, reviewer: { name: string, member: string | null } | null, faqs: Array<{ id: string, question: string, answer: string }> } };

export type UpdatePostMutationVariables = Exact<{
  id: string;
  input: UpdatePostInput;
  draftId: string;
}>;


export type UpdatePostMutation = { discardPostDraft: boolean, updatePost: { id: string, version: number, updatedAt: string, writtenByProgram: string | null, aiInvolvement: AiInvolvement, confirmedBy: string | null, confirmedAt: string | null, title: string, content: string, author: string, subtitle: string | null, slug: string, tags: Array<string>, excerpt: string, metaDescription: string | null, metaTitle: string | null, doi: string | null, revisedAt: string | null, revisionNote: string | null, published: boolean, publishedAt: string | null, waitingChanges: { number: number, basedOn: number, savedAt: string, savedBy: string, byProgram: boolean, aiInvolvement: AiInvolvement, confirmedBy: string | null, confirmedAt: string | null, draft: { title: string | null, content: string | null, author: string | null, subtitle: string | null, slug: string | null, tags: Array<string> | null, excerpt: string | null, metaDescription: string | null, metaTitle: string | null, doi: string | null, revisedAt: string | null, revisionNote: string | null, published: boolean | null, publishedAt: string | null, references: Array<{ text: string, url: string | null, doi: string | null }> | null, authors: Array<{ name: string, member: string | null }> | null, reviewer: { name: string, member: string | null } | null, faqs: Array<{ id: string | null, question: string, answer: string }> | null } } | null, references: Array<{ text: string, url: string | null, doi: string | null }>, authors: Array<{ name: string, member: string | null }>, reviewer: { name: string, member: string | null } | null, faqs: Array<{ id: string, question: string, answer: string }> } };

export type SavePostChangesMutationVariables = Exact<{
  id: string;
  input: UpdatePostInput;
  draftId: string;
}>;


export type SavePostChangesMutation = { discardPostDraft: boolean, keepPostChanges: { id: string, version: number, updatedAt: string, writtenByProgram: string | null, aiInvolvement: AiInvolvement, confirmedBy: string | null, confirmedAt: string | null, title: string, content: string, author: string, subtitle: string | null, slug: string, tags: Array<string>, excerpt: string, metaDescription: string | null, metaTitle: string | null, doi: string | null, revisedAt: string | null, revisionNote: string | null, published: boolean, publishedAt: string | null, waitingChanges: { number: number, basedOn: number, savedAt: string, savedBy: string, byProgram: boolean, aiInvolvement: AiInvolvement, confirmedBy: string | null, confirmedAt: string | null, draft: { title: string | null, content: string | null, author: string | null, subtitle: string | null, slug: string | null, tags: Array<string> | null, excerpt: string | null, metaDescription: string | null, metaTitle: string | null, doi: string | null, revisedAt: string | null, revisionNote: string | null, published: boolean | null, publishedAt: string | null, references: Array<{ text: string, url: string | null, doi: string | null }> | null, authors: Array<{ name: string, member: string | null }> | null, reviewer: { name: string, member: string | null } | null, faqs: Array<{ id: string | null, question: string, answer: string }> | null } } | null, references: Array<{ text: string, url: string | null, doi: string | null }>, authors: Array<{ name: string, member: string | null }>, reviewer: { name: string, member: string | null } | null, faqs: Array<{ id: string, question: string, answer: string }> } };

export type DiscardPostChangesMutationVariables = Exact<{
  id: string;
  number: number;
}>;


export type DiscardPostChangesMutation = { discardPostChanges: { id: string, version: number, updatedAt: string, writtenByProgram: string | null, aiInvolvement: AiInvolvement, confirmedBy: string | null, confirmedAt: string | null, title: string, content: string, author: string, subtitle: string | null, slug: string, tags: Array<string>, excerpt: string, metaDescription: string | null, metaTitle: string | null, doi: string | null, revisedAt: string | null, revisionNote: string | null, published: boolean, publishedAt: string | null, waitingChanges: { number: number, basedOn: number, savedAt: string, savedBy: string, byProgram: boolean, aiInvolvement: AiInvolvement, confirmedBy: string | null, confirmedAt: string | null, draft: { title: string | null, content: string | null, author: string | null, subtitle: string | null, slug: string | null, tags: Array<string> | null, excerpt: string | null, metaDescription: string | null, metaTitle: string | null, doi: string | null, revisedAt: string | null, revisionNote: string | null, published: boolean | null, publishedAt: string | null, references: Array<{ text: string, url: string | null, doi: string | null }> | null, authors: Array<{ name: string, member: string | null }> | null, reviewer: { name: string, member: string | null } | null, faqs: Array<{ id: string | null, question: string, answer: string }> | null } } | null, references: Array<{ text: string, url: string | null, doi: string | null }>, authors: Array<{ name: string, member: string | null }>, reviewer: { name: string, member: string | null } | null, faqs: Array<{ id: string, question: string, answer: string }> } };

export type SetPostPublishedMutationVariables = Exact<{
  id: string;
  published: boolean;
  overrideReason?: string | null | undefined;
}>;


export type SetPostPublishedMutation = { updatePost: { id: string, published: boolean, publishedAt: string | null } };

export type DeletePostMutationVariables = Exact<{
  id: string;
}>;


export type DeletePostMutation = { deletePost: string };

export type DraftPreviewQueryVariables = Exact<{
  content: string;
  answers: Array<string> | string;
  slug: string;
}>;


export type DraftPreviewQuery = { previewPost: { contentHtml: string, answersHtml: Array<string>, readTime: number, sections: Array<{ anchor: string, title: string }> }, teamMembers: Array<{ id: string, name: string, role: string, image: string, sample: boolean }>, relatedPosts: Array<{ id: string, slug: string, title: string, excerpt: string, tags: Array<string> }>, posts: { edges: Array<{ node: { id: string, slug: string, title: string, excerpt: string, tags: Array<string> } }> } };

export type PostReviewFragment = { id: string, name: string | null, email: string | null, capacity: ReviewCapacity, dueOn: string | null, state: ReviewState, sentAt: string, sentBy: string, decidedAt: string | null, reason: string | null, changedSince: Array<string>, notes: Array<{ id: string, passage: string, note: string, suggestion: string | null, state: ReviewNoteState, createdAt: string }> };

export type PostReviewsQueryVariables = Exact<{
  postId: string;
}>;


export type PostReviewsQuery = { reviews: Array<{ id: string, name: string | null, email: string | null, capacity: ReviewCapacity, dueOn: string | null, state: ReviewState, sentAt: string, sentBy: string, decidedAt: string | null, reason: string | null, changedSince: Array<string>, notes: Array<{ id: string, passage: string, note: string, suggestion: string | null, state: ReviewNoteState, createdAt: string }> }> };

export type RequestReviewMutationVariables = Exact<{
  postId: string;
  input: RequestReviewInput;
}>;


export type RequestReviewMutation = { requestReview: { id: string, name: string | null, email: string | null, capacity: ReviewCapacity, dueOn: string | null, state: ReviewState, sentAt: string, sentBy: string, decidedAt: string | null, reason: string | null, changedSince: Array<string>, notes: Array<{ id: string, passage: string, note: string, suggestion: string | null, state: ReviewNoteState, createdAt: string }> } };

export type WithdrawReviewMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawReviewMutation = { withdrawReview: { id: string, name: string | null, email: string | null, capacity: ReviewCapacity, dueOn: string | null, state: ReviewState, sentAt: string, sentBy: string, decidedAt: string | null, reason: string | null, changedSince: Array<string>, notes: Array<{ id: string, passage: string, note: string, suggestion: string | null, state: ReviewNoteState, createdAt: string }> } };

export type ApplyReviewNoteMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApplyReviewNoteMutation = { applyReviewNote: { id: string } };

export type ResolveReviewNoteMutationVariables = Exact<{
  id: string;
}>;


export type ResolveReviewNoteMutation = { resolveReviewNote: { id: string, state: ReviewNoteState } };

export type ApprovalRecordQueryVariables = Exact<{
  postId: string;
}>;


export type ApprovalRecordQuery = { approvalRecord: { title: string, pages: Array<{ version: number | null, savedAt: string, savedBy: string | null, title: string, textHash: string, decisions: Array<{ capacity: ReviewCapacity, name: string | null, decision: ReviewDecision, decidedAt: string, reason: string | null, withdrawnAt: string | null }>, notes: Array<{ id: string, passage: string, note: string, suggestion: string | null, state: ReviewNoteState, closedAt: string | null }>, claims: Array<{ figure: string, wording: string, source: string, contradicted: boolean }>, overrides: Array<{ at: string, by: string | null, reason: string }> }> } };

export type PreviewArticlesQueryVariables = Exact<{ [key: string]: never; }>;


export type PreviewArticlesQuery = { posts: { edges: Array<{ node: { id: string, slug: string, title: string } }> } };

export type PreviewArticleQueryVariables = Exact<{
  slug: string;
}>;


export type PreviewArticleQuery = { post: { id: string, slug: string, title: string, subtitle: string | null, contentHtml: string, tags: Array<string>, author: string, revisedAt: string | null, revisionNote: string | null, citationApa: string | null, citationVancouver: string | null, publishedAt: string | null, readTime: number, aiStatement: string | null, faqsAlwaysShown: boolean, sections: Array<{ anchor: string, title: string }>, references: Array<{ text: string, url: string | null, doi: string | null }>, authors: Array<{ name: string, role: string | null, portrait: string | null, sample: boolean }>, reviewer: { name: string, role: string | null, portrait: string | null, sample: boolean } | null, faqs: Array<{ id: string, question: string, answerHtml: string }> } | null, relatedPosts: Array<{ id: string, slug: string, title: string, excerpt: string, tags: Array<string> }> };

export type PersonDataQueryVariables = Exact<{
  email: string;
}>;


export type PersonDataQuery = { personData: { email: string, requests: number, document: string } };

export type ErasePersonMutationVariables = Exact<{
  email: string;
}>;


export type ErasePersonMutation = { erasePerson: { id: string, requests: number, otherRecords: number } };

export type RedirectListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type RedirectListQuery = { redirects: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, from: string, to: string, automatic: boolean, createdAt: string | null, createdBy: string | null } }> } };

export type MissingPathsQueryVariables = Exact<{ [key: string]: never; }>;


export type MissingPathsQuery = { missedPaths: Array<{ path: string, count: number, lastOn: string }> };

export type SaveRedirectMutationVariables = Exact<{
  id?: string | null | undefined;
  from: string;
  to: string;
}>;


export type SaveRedirectMutation = { saveRedirect: { id: string, from: string, to: string } };

export type DeleteRedirectMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRedirectMutation = { deleteRedirect: string };

export type SaveReplyTemplateMutationVariables = Exact<{
  id?: string | null | undefined;
  input: ReplyTemplateInput;
}>;


export type SaveReplyTemplateMutation = { saveReplyTemplate: { id: string, name: string, subject: string, message: string } };

export type DeleteReplyTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteReplyTemplateMutation = { deleteReplyTemplate: string };

export type RequestDetailQueryVariables = Exact<{
  id: string;
}>;


export type RequestDetailQuery = { visitorRequest:
    | { __typename: 'AccessRequest', projectDescription: string, numberOfStudies: string, id: string, kind: RequestKind, status: RequestStatus, outcome: RequestOutcome | null, assignedTo: string | null, suspect: boolean, createdAt: string, waitingSince: string | null, overdue: boolean, replyNotDelivered: boolean, firstName: string, lastName: string, affiliation: string, email: string, profileUrl: string, referralSource: string, dataCommunicationsWithdrawnAt: string | null, marks: Array<RequestMark>, ordinal: number | null, notes: string, notesVersion: number, notesSavedAt: string | null, notesSavedBy: string | null, consents: Array<{ name: string, agreed: boolean, withdrawnAt: string | null, version: string, wording: string }>, source: { firstPage: string | null, lastPage: string | null, article: string | null, button: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, utmTerm: string | null, utmContent: string | null }, otherRequests: Array<
        | { id: string, kind: RequestKind, status: RequestStatus, suspect: boolean, createdAt: string }
        | { id: string, kind: RequestKind, status: RequestStatus, suspect: boolean, createdAt: string }
      >, statusChanges: Array<{ status: RequestStatus, changedAt: string, changedBy: string }>, meeting: { startsAt: string, endsAt: string, state: MeetingState } | null, notifications: Array<{ id: string, channel: OutboxChannel, state: OutboxState, requestId: string | null, createdAt: string, nextAttemptAt: string, messageId: string, ledger: Array<{ startedAt: string, finishedAt: string, delivered: boolean, response: string }> }>, replies: Array<{ id: string, subject: string, message: string, sentBy: string, sentAt: string, state: OutboxState, delivery: { id: string, state: OutboxState, nextAttemptAt: string, ledger: Array<{ startedAt: string, finishedAt: string, delivered: boolean, response: string }> } }> }
    | { __typename: 'DemoRequest', message: string, platformsToDemo: Array<string>, id: string, kind: RequestKind, status: RequestStatus, outcome: RequestOutcome | null, assignedTo: string | null, suspect: boolean, createdAt: string, waitingSince: string | null, overdue: boolean, replyNotDelivered: boolean, firstName: string, lastName: string, affiliation: string, email: string, profileUrl: string, referralSource: string, dataCommunicationsWithdrawnAt: string | null, marks: Array<RequestMark>, ordinal: number | null, notes: string, notesVersion: number, notesSavedAt: string | null, notesSavedBy: string | null, consents: Array<{ name: string, agreed: boolean, withdrawnAt: string | null, version: string, wording: string }>, source: { firstPage: string | null, lastPage: string | null, article: string | null, button: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, utmTerm: string | null, utmContent: string | null }, otherRequests: Array<
        | { id: string, kind: RequestKind, status: RequestStatus, suspect: boolean, createdAt: string }
        | { id: string, kind: RequestKind, status: RequestStatus, suspect: boolean, createdAt: string }
      >, statusChanges: Array<{ status: RequestStatus, changedAt: string, changedBy: string }>, meeting: { startsAt: string, endsAt: string, state: MeetingState } | null, notifications: Array<{ id: string, channel: OutboxChannel, state: OutboxState, requestId: string | null, createdAt: string, nextAttemptAt: string, messageId: string, ledger: Array<{ startedAt: string, finishedAt: string, delivered: boolean, response: string }> }>, replies: Array<{ id: string, subject: string, message: string, sentBy: string, sentAt: string, state: OutboxState, delivery: { id: string, state: OutboxState, nextAttemptAt: string, ledger: Array<{ startedAt: string, finishedAt: string, delivered: boolean, response: string }> } }> }
  , outboxSummary: { smtpConfigured: boolean, recipients: Array<string> } };

type RequestNotes_AccessRequest_Fragment = { id: string, notes: string, notesVersion: number, notesSavedAt: string | null, notesSavedBy: string | null };

type RequestNotes_DemoRequest_Fragment = { id: string, notes: string, notesVersion: number, notesSavedAt: string | null, notesSavedBy: string | null };

export type RequestNotesFragment =
  | RequestNotes_AccessRequest_Fragment
  | RequestNotes_DemoRequest_Fragment
;

export type NotificationFragment = { id: string, channel: OutboxChannel, state: OutboxState, requestId: string | null, createdAt: string, nextAttemptAt: string, messageId: string, ledger: Array<{ startedAt: string, finishedAt: string, delivered: boolean, response: string }> };

export type SaveRequestNotesMutationVariables = Exact<{
  id: string;
  notes: string;
  version: number;
}>;


export type SaveRequestNotesMutation = { saveRequestNotes:
    | { id: string, notes: string, notesVersion: number, notesSavedAt: string | null, notesSavedBy: string | null }
    | { id: string, notes: string, notesVersion: number, notesSavedAt: string | null, notesSavedBy: string | null }
   };

export type ResendNotificationMutationVariables = Exact<{
  requestId: string;
}>;


export type ResendNotificationMutation = { resendNotification: Array<{ id: string, channel: OutboxChannel, state: OutboxState, requestId: string | null, createdAt: string, nextAttemptAt: string, messageId: string, ledger: Array<{ startedAt: string, finishedAt: string, delivered: boolean, response: string }> }> };

export type GiveUpNotificationMutationVariables = Exact<{
  id: string;
}>;


export type GiveUpNotificationMutation = { giveUpNotification: { id: string, state: OutboxState } };

export type MeetingsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type MeetingsQuery = { meetings: Array<{ startsAt: string, endsAt: string, state: MeetingState, request:
      | { id: string, firstName: string, lastName: string, affiliation: string }
      | { id: string, firstName: string, lastName: string, affiliation: string }
     | null }> };

export type MeetingsOfferedQueryVariables = Exact<{ [key: string]: never; }>;


export type MeetingsOfferedQuery = { meetingsOffered: boolean };

export type RequestOverviewQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  timeZone?: string | null | undefined;
}>;


export type RequestOverviewQuery = { requestOverview: { from: string, to: string, unit: OverviewUnit, total: number, suspects: number, waiting: number, waitingTooLong: number, overTime: Array<{ start: string, access: number, demo: number }>, byKind: { access: number, demo: number }, bySource: Array<{ name: string, count: number }>, byPlatform: Array<{ name: string, count: number }>, byNumberOfStudies: Array<{ name: string, count: number }>, byButton: Array<{ name: string, count: number }>, byArticle: Array<{ slug: string, title: string | null, count: number }> } };

type RequestThread_AccessRequest_Fragment = { id: string, replies: Array<{ id: string, subject: string, message: string, sentBy: string, sentAt: string, state: OutboxState, delivery: { id: string, state: OutboxState, nextAttemptAt: string, ledger: Array<{ startedAt: string, finishedAt: string, delivered: boolean, response: string }> } }> };

type RequestThread_DemoRequest_Fragment = { id: string, replies: Array<{ id: string, subject: string, message: string, sentBy: string, sentAt: string, state: OutboxState, delivery: { id: string, state: OutboxState, nextAttemptAt: string, ledger: Array<{ startedAt: string, finishedAt: string, delivered: boolean, response: string }> } }> };

export type RequestThreadFragment =
  | RequestThread_AccessRequest_Fragment
  | RequestThread_DemoRequest_Fragment
;

type RequestProgress_AccessRequest_Fragment = { id: string, status: RequestStatus, outcome: RequestOutcome | null, waitingSince: string | null, overdue: boolean, replyNotDelivered: boolean, statusChanges: Array<{ status: RequestStatus, changedAt: string, changedBy: string }> };

type RequestProgress_DemoRequest_Fragment = { id: string, status: RequestStatus, outcome: RequestOutcome | null, waitingSince: string | null, overdue: boolean, replyNotDelivered: boolean, statusChanges: Array<{ status: RequestStatus, changedAt: string, changedBy: string }> };

export type RequestProgressFragment =
  | RequestProgress_AccessRequest_Fragment
  | RequestProgress_DemoRequest_Fragment
;

export type RequestThreadQueryVariables = Exact<{
  id: string;
}>;


export type RequestThreadQuery = { visitorRequest:
    | { __typename: 'AccessRequest', id: string, status: RequestStatus, outcome: RequestOutcome | null, waitingSince: string | null, overdue: boolean, replyNotDelivered: boolean, statusChanges: Array<{ status: RequestStatus, changedAt: string, changedBy: string }>, replies: Array<{ id: string, subject: string, message: string, sentBy: string, sentAt: string, state: OutboxState, delivery: { id: string, state: OutboxState, nextAttemptAt: string, ledger: Array<{ startedAt: string, finishedAt: string, delivered: boolean, response: string }> } }> }
    | { __typename: 'DemoRequest', id: string, status: RequestStatus, outcome: RequestOutcome | null, waitingSince: string | null, overdue: boolean, replyNotDelivered: boolean, statusChanges: Array<{ status: RequestStatus, changedAt: string, changedBy: string }>, replies: Array<{ id: string, subject: string, message: string, sentBy: string, sentAt: string, state: OutboxState, delivery: { id: string, state: OutboxState, nextAttemptAt: string, ledger: Array<{ startedAt: string, finishedAt: string, delivered: boolean, response: string }> } }> }
   };

export type ReplyToRequestMutationVariables = Exact<{
  id: string;
  input: ReplyInput;
}>;


export type ReplyToRequestMutation = { replyToRequest:
    | { __typename: 'AccessRequest', id: string, status: RequestStatus, outcome: RequestOutcome | null, waitingSince: string | null, overdue: boolean, replyNotDelivered: boolean, statusChanges: Array<{ status: RequestStatus, changedAt: string, changedBy: string }>, replies: Array<{ id: string, subject: string, message: string, sentBy: string, sentAt: string, state: OutboxState, delivery: { id: string, state: OutboxState, nextAttemptAt: string, ledger: Array<{ startedAt: string, finishedAt: string, delivered: boolean, response: string }> } }> }
    | { __typename: 'DemoRequest', id: string, status: RequestStatus, outcome: RequestOutcome | null, waitingSince: string | null, overdue: boolean, replyNotDelivered: boolean, statusChanges: Array<{ status: RequestStatus, changedAt: string, changedBy: string }>, replies: Array<{ id: string, subject: string, message: string, sentBy: string, sentAt: string, state: OutboxState, delivery: { id: string, state: OutboxState, nextAttemptAt: string, ledger: Array<{ startedAt: string, finishedAt: string, delivered: boolean, response: string }> } }> }
   };

export type ReplyDraftQueryVariables = Exact<{
  requestId: string;
}>;


export type ReplyDraftQuery = { replyDraft: { subject: string, message: string, basedOnReplies: number, writtenAt: string } | null };

export type SaveReplyDraftMutationVariables = Exact<{
  requestId: string;
  input: ReplyDraftInput;
}>;


export type SaveReplyDraftMutation = { saveReplyDraft: { savedAt: string } };

export type DiscardReplyDraftMutationVariables = Exact<{
  requestId: string;
}>;


export type DiscardReplyDraftMutation = { discardReplyDraft: boolean };

export type ReplyTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReplyTemplatesQuery = { replyTemplates: Array<{ id: string, name: string, subject: string, message: string }> };

export type RequestListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: RequestFilter | null | undefined;
}>;


export type RequestListQuery = { visitorRequests: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node:
        | { id: string, kind: RequestKind, status: RequestStatus, assignedTo: string | null, suspect: boolean, createdAt: string, waitingSince: string | null, overdue: boolean, replyNotDelivered: boolean, dataCommunicationsWithdrawnAt: string | null, dataProcessingWithdrawnAt: string | null, firstName: string, lastName: string, affiliation: string, email: string, excerpt: string, ordinal: number | null, marks: Array<RequestMark> }
        | { id: string, kind: RequestKind, status: RequestStatus, assignedTo: string | null, suspect: boolean, createdAt: string, waitingSince: string | null, overdue: boolean, replyNotDelivered: boolean, dataCommunicationsWithdrawnAt: string | null, dataProcessingWithdrawnAt: string | null, firstName: string, lastName: string, affiliation: string, email: string, excerpt: string, ordinal: number | null, marks: Array<RequestMark> }
       }> } };

export type InboxViewCountsQueryVariables = Exact<{
  mine: RequestFilter;
}>;


export type InboxViewCountsQuery = { open: { totalCount: number }, mine: { totalCount: number }, overdue: { totalCount: number }, undelivered: { totalCount: number }, closed: { totalCount: number }, all: { totalCount: number } };

export type NewRequestCountQueryVariables = Exact<{ [key: string]: never; }>;


export type NewRequestCountQuery = { awaiting: { totalCount: number }, latest: { edges: Array<{ node:
        | { id: string }
        | { id: string }
       }> } };

export type SuspectCountQueryVariables = Exact<{ [key: string]: never; }>;


export type SuspectCountQuery = { visitorRequests: { totalCount: number } };

export type SetRequestStatusMutationVariables = Exact<{
  ids: Array<string> | string;
  status: RequestStatus;
}>;


export type SetRequestStatusMutation = { setRequestStatus: Array<
    | { id: string, status: RequestStatus, outcome: RequestOutcome | null, waitingSince: string | null, overdue: boolean, replyNotDelivered: boolean, statusChanges: Array<{ status: RequestStatus, changedAt: string, changedBy: string }> }
    | { id: string, status: RequestStatus, outcome: RequestOutcome | null, waitingSince: string | null, overdue: boolean, replyNotDelivered: boolean, statusChanges: Array<{ status: RequestStatus, changedAt: string, changedBy: string }> }
  > };

export type AssigneesQueryVariables = Exact<{ [key: string]: never; }>;


export type AssigneesQuery = { administrators: Array<string>, viewer: { email: string } | null };

export type SetRequestOutcomeMutationVariables = Exact<{
  id: string;
  outcome?: RequestOutcome | null | undefined;
}>;


export type SetRequestOutcomeMutation = { setRequestOutcome:
    | { id: string, outcome: RequestOutcome | null }
    | { id: string, outcome: RequestOutcome | null }
   };

export type AssignRequestsMutationVariables = Exact<{
  ids: Array<string> | string;
  to?: string | null | undefined;
}>;


export type AssignRequestsMutation = { assignRequests: Array<
    | { id: string, assignedTo: string | null }
    | { id: string, assignedTo: string | null }
  > };

export type MoveToInboxMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type MoveToInboxMutation = { moveToInbox: Array<
    | { id: string, suspect: boolean }
    | { id: string, suspect: boolean }
  > };

export type MoveToSuspectsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type MoveToSuspectsMutation = { moveToSuspects: Array<
    | { id: string, suspect: boolean }
    | { id: string, suspect: boolean }
  > };

export type MayExportQueryVariables = Exact<{ [key: string]: never; }>;


export type MayExportQuery = { administrators: Array<string> };

export type DeskMailQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskMailQuery = { mailHealth: { failure: { at: string, reason: string, waiting: number } | null }, outboxSummary: { smtpConfigured: boolean, waiting: number } };

export type AiSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AiSettingsQuery = { aiSettings: { houseRules: string } };

export type SaveAiSettingsMutationVariables = Exact<{
  input: AiSettingsInput;
}>;


export type SaveAiSettingsMutation = { saveAiSettings: { houseRules: string } };

export type ApiKeyEntryFragment = { id: string, name: string, scopes: Array<KeyScope>, createdAt: string, createdBy: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { apiKeys: Array<{ id: string, name: string, scopes: Array<KeyScope>, createdAt: string, createdBy: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null }> };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { secret: string, key: { id: string, name: string, scopes: Array<KeyScope>, createdAt: string, createdBy: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null } } };

export type RevokeApiKeyMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: string };

export type MachineReaderSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MachineReaderSettingsQuery = { machineReaderSettings: { search: MachinePermission, aiInput: MachinePermission, aiTrain: MachinePermission } };

export type SaveMachineReaderSettingsMutationVariables = Exact<{
  input: MachineReaderSettingsInput;
}>;


export type SaveMachineReaderSettingsMutation = { saveMachineReaderSettings: { search: MachinePermission, aiInput: MachinePermission, aiTrain: MachinePermission } };

export type MeetingSettingsFieldsFragment = { timeZone: string, lengthMinutes: number, gapMinutes: number, noticeHours: number, daysAhead: number, daysOff: Array<string>, hours: Array<{ weekday: number, from: string, to: string }> };

export type MeetingSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MeetingSettingsQuery = { meetingSettings: { timeZone: string, lengthMinutes: number, gapMinutes: number, noticeHours: number, daysAhead: number, daysOff: Array<string>, hours: Array<{ weekday: number, from: string, to: string }> } };

export type SaveMeetingSettingsMutationVariables = Exact<{
  input: MeetingSettingsInput;
}>;


export type SaveMeetingSettingsMutation = { saveMeetingSettings: { timeZone: string, lengthMinutes: number, gapMinutes: number, noticeHours: number, daysAhead: number, daysOff: Array<string>, hours: Array<{ weekday: number, from: string, to: string }> } };

export type NextMeetingTimesQueryVariables = Exact<{
  input: MeetingSettingsInput;
}>;


export type NextMeetingTimesQuery = { nextMeetingTimes: Array<string> };

export type PersonEntryFragment = { id: string, email: string, name: string | null, roles: Array<Role>, state: PersonState, invitedAt: string | null, invitedBy: string | null, lastSeenAt: string | null, sessions: number, setByEnvironment: boolean };

export type PeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type PeopleQuery = { people: Array<{ id: string, email: string, name: string | null, roles: Array<Role>, state: PersonState, invitedAt: string | null, invitedBy: string | null, lastSeenAt: string | null, sessions: number, setByEnvironment: boolean }> };

export type InvitePersonMutationVariables = Exact<{
  input: InvitePersonInput;
}>;


export type InvitePersonMutation = { invitePerson: { id: string, email: string, name: string | null, roles: Array<Role>, state: PersonState, invitedAt: string | null, invitedBy: string | null, lastSeenAt: string | null, sessions: number, setByEnvironment: boolean } };

export type SavePersonRolesMutationVariables = Exact<{
  id: string;
  roles: Array<Role> | Role;
}>;


export type SavePersonRolesMutation = { savePersonRoles: { id: string, email: string, name: string | null, roles: Array<Role>, state: PersonState, invitedAt: string | null, invitedBy: string | null, lastSeenAt: string | null, sessions: number, setByEnvironment: boolean } };

export type RemovePersonMutationVariables = Exact<{
  id: string;
}>;


export type RemovePersonMutation = { removePerson: boolean };

export type EndSessionsMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionsMutation = { endSessions: number };

export type ReviewRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewRulesQuery = { reviewRules: { appliesTo: ReviewScope, capacities: Array<ReviewCapacity>, fourEyes: boolean } };

export type SaveReviewRulesMutationVariables = Exact<{
  input: ReviewRulesInput;
}>;


export type SaveReviewRulesMutation = { saveReviewRules: { appliesTo: ReviewScope, capacities: Array<ReviewCapacity>, fourEyes: boolean } };

export type LaunchChecklistQueryVariables = Exact<{ [key: string]: never; }>;


export type LaunchChecklistQuery = { launchChecklist: Array<{ id: string, title: string, done: boolean, detail: string, remedy: string, places: Array<{ name: string, setting: string, href: string | null, edit: string | null, question: string | null }> }> };

export type OutboxStateQueryVariables = Exact<{ [key: string]: never; }>;


export type OutboxStateQuery = { outboxSummary: { waiting: number, givenUp: number, oldestWaitingSince: string | null, smtpConfigured: boolean, recipients: Array<string>, webhooksEnabled: number } };

export type SendTestEmailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendTestEmailMutation = { sendTestEmail: { accepted: boolean, outcome: string, response: string } };

export type NotificationLogQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  state?: OutboxState | null | undefined;
}>;


export type NotificationLogQuery = { outboxMessages: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { event: OutboxEvent, id: string, channel: OutboxChannel, state: OutboxState, requestId: string | null, createdAt: string, nextAttemptAt: string, messageId: string, ledger: Array<{ startedAt: string, finishedAt: string, delivered: boolean, response: string }> } }> } };

export type RequestSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RequestSettingsQuery = { requestSettings: { retentionDays: number | null, waitingTooLongHours: number, notifyEmails: Array<string>, replyTo: string | null, confirmRequests: boolean, digest: { enabled: boolean, weekday: number, hour: number, timeZone: string } }, outboxSummary: { recipients: Array<string>, recipientsVariable: string | null } };

export type SaveRequestSettingsMutationVariables = Exact<{
  input: RequestSettingsInput;
}>;


export type SaveRequestSettingsMutation = { saveRequestSettings: { retentionDays: number | null, waitingTooLongHours: number, notifyEmails: Array<string>, replyTo: string | null, confirmRequests: boolean, digest: { enabled: boolean, weekday: number, hour: number, timeZone: string } } };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhookEndpoints: Array<{ id: string, url: string, enabled: boolean, events: Array<string>, secretHint: string, createdAt: string }> };

export type AddWebhookMutationVariables = Exact<{
  url: string;
  events: Array<string> | string;
}>;


export type AddWebhookMutation = { saveWebhook: { id: string, url: string, enabled: boolean, events: Array<string>, secretHint: string, createdAt: string, newSecret: string | null } };

export type RenewWebhookSecretMutationVariables = Exact<{
  id: string;
}>;


export type RenewWebhookSecretMutation = { renewWebhookSecret: { id: string, newSecret: string | null } };

export type ChangeWebhookMutationVariables = Exact<{
  id: string;
  input: WebhookInput;
}>;


export type ChangeWebhookMutation = { saveWebhook: { id: string, url: string, enabled: boolean, events: Array<string> } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhook: string };

export type SendTestWebhookMutationVariables = Exact<{
  id: string;
}>;


export type SendTestWebhookMutation = { sendTestWebhook: { id: string, state: OutboxState, ledger: Array<{ delivered: boolean, response: string }> } };

export type ErasuresQueryVariables = Exact<{ [key: string]: never; }>;


export type ErasuresQuery = { erasures: Array<{ id: string, reason: ErasureReason, erasedAt: string, erasedBy: string, requests: number, otherRecords: number }> };

export type MailAlarmQueryVariables = Exact<{ [key: string]: never; }>;


export type MailAlarmQuery = { mailHealth: { failure: { at: string, reason: string, waiting: number } | null } };

export type TemplateForm_ConfigFragment = { id: string, name: string, version: string, createdAt: string, updatedAt: string, description: string, typography: { fontFamily: string, headings: { h1: { fontSize: string, fontWeight: number, color: string } }, body: { fontSize: string, color: string, secondaryColor: string, lineHeight: number } }, layout: { container: { maxWidth: string, margin: string, padding: string }, spacing: { sectionGap: string, paragraphGap: string, headingGap: string } }, components: { buttons: { primary: { backgroundColor: string, hoverBackgroundColor: string } }, cta: { enabled: boolean, backgroundColor: string, alignment: string, primaryButton: { text: string } }, faq: { enabled: boolean, title: { text: string }, toggle: { alignment: string }, container: { backgroundColor: string } }, footer: { color: string }, tags: { enabled: boolean } }, structure: { header: { enabled: boolean, backgroundColor: string, alignment: string }, content: { enabled: boolean, backgroundColor: string, alignment: string, showContents: boolean }, relatedArticles: { enabled: boolean, backgroundColor: string }, footer: { showFooter: boolean, backgroundColor: string } } };

export type PublicTemplateQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicTemplateQuery = { templateConfig: { id: string, name: string, version: string, createdAt: string, updatedAt: string, description: string, typography: { fontFamily: string, headings: { h1: { fontSize: string, fontWeight: number, color: string } }, body: { fontSize: string, color: string, secondaryColor: string, lineHeight: number } }, layout: { container: { maxWidth: string, margin: string, padding: string }, spacing: { sectionGap: string, paragraphGap: string, headingGap: string } }, components: { buttons: { primary: { backgroundColor: string, hoverBackgroundColor: string } }, cta: { enabled: boolean, backgroundColor: string, alignment: string, primaryButton: { text: string } }, faq: { enabled: boolean, title: { text: string }, toggle: { alignment: string }, container: { backgroundColor: string } }, footer: { color: string }, tags: { enabled: boolean } }, structure: { header: { enabled: boolean, backgroundColor: string, alignment: string }, content: { enabled: boolean, backgroundColor: string, alignment: string, showContents: boolean }, relatedArticles: { enabled: boolean, backgroundColor: string }, footer: { showFooter: boolean, backgroundColor: string } } } };

export type CurrentTemplateQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentTemplateQuery = { templateConfig: { id: string, name: string, version: string, createdAt: string, updatedAt: string, description: string, typography: { fontFamily: string, headings: { h1: { fontSize: string, fontWeight: number, color: string } }, body: { fontSize: string, color: string, secondaryColor: string, lineHeight: number } }, layout: { container: { maxWidth: string, margin: string, padding: string }, spacing: { sectionGap: string, paragraphGap: string, headingGap: string } }, components: { buttons: { primary: { backgroundColor: string, hoverBackgroundColor: string } }, cta: { enabled: boolean, backgroundColor: string, alignment: string, primaryButton: { text: string } }, faq: { enabled: boolean, title: { text: string }, toggle: { alignment: string }, container: { backgroundColor: string } }, footer: { color: string }, tags: { enabled: boolean } }, structure: { header: { enabled: boolean, backgroundColor: string, alignment: string }, content: { enabled: boolean, backgroundColor: string, alignment: string, showContents: boolean }, relatedArticles: { enabled: boolean, backgroundColor: string }, footer: { showFooter: boolean, backgroundColor: string } } }, templateSaves: { edges: Array<{ node: { number: number, savedAt: string | null, savedBy: string | null, config: { id: string, name: string, version: string, createdAt: string, updatedAt: string, description: string, typography: { fontFamily: string, headings: { h1: { fontSize: string, fontWeight: number, color: string } }, body: { fontSize: string, color: string, secondaryColor: string, lineHeight: number } }, layout: { container: { maxWidth: string, margin: string, padding: string }, spacing: { sectionGap: string, paragraphGap: string, headingGap: string } }, components: { buttons: { primary: { backgroundColor: string, hoverBackgroundColor: string } }, cta: { enabled: boolean, backgroundColor: string, alignment: string, primaryButton: { text: string } }, faq: { enabled: boolean, title: { text: string }, toggle: { alignment: string }, container: { backgroundColor: string } }, footer: { color: string }, tags: { enabled: boolean } }, structure: { header: { enabled: boolean, backgroundColor: string, alignment: string }, content: { enabled: boolean, backgroundColor: string, alignment: string, showContents: boolean }, relatedArticles: { enabled: boolean, backgroundColor: string }, footer: { showFooter: boolean, backgroundColor: string } } } | null } }> } };

export type SaveTemplateMutationVariables = Exact<{
  input: TemplateConfigInput;
  basedOn?: number | null | undefined;
}>;


export type SaveTemplateMutation = { saveTemplateConfig: { id: string } };

export type RunTemplateTestMutationVariables = Exact<{ [key: string]: never; }>;


export type RunTemplateTestMutation = { runTemplateTest: { testsPassed: number, testsTotal: number, tests: Array<{ name: string, passed: boolean, detail: string }> } };

export type TemplateSavesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type TemplateSavesQuery = { templateSaves: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { number: number, savedAt: string | null, savedBy: string | null } }> } };

export type TemplateSaveQueryVariables = Exact<{
  number: number;
}>;


export type TemplateSaveQuery = { templateSave: { number: number, savedAt: string | null, savedBy: string | null, config: { id: string, name: string, version: string, createdAt: string, updatedAt: string, description: string, typography: { fontFamily: string, headings: { h1: { fontSize: string, fontWeight: number, color: string } }, body: { fontSize: string, color: string, secondaryColor: string, lineHeight: number } }, layout: { container: { maxWidth: string, margin: string, padding: string }, spacing: { sectionGap: string, paragraphGap: string, headingGap: string } }, components: { buttons: { primary: { backgroundColor: string, hoverBackgroundColor: string } }, cta: { enabled: boolean, backgroundColor: string, alignment: string, primaryButton: { text: string } }, faq: { enabled: boolean, title: { text: string }, toggle: { alignment: string }, container: { backgroundColor: string } }, footer: { color: string }, tags: { enabled: boolean } }, structure: { header: { enabled: boolean, backgroundColor: string, alignment: string }, content: { enabled: boolean, backgroundColor: string, alignment: string, showContents: boolean }, relatedArticles: { enabled: boolean, backgroundColor: string }, footer: { showFooter: boolean, backgroundColor: string } } } | null } };

export type RestoreTemplateSaveMutationVariables = Exact<{
  number: number;
}>;


export type RestoreTemplateSaveMutation = { restoreTemplateSave: { id: string } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { firstName: string | null, email: string, roles: Array<Role> } | null };

export type ArticleTemplate_PostFragment = { id: string, slug: string, title: string, subtitle: string | null, contentHtml: string, tags: Array<string>, author: string, revisedAt: string | null, revisionNote: string | null, citationApa: string | null, citationVancouver: string | null, publishedAt: string | null, readTime: number, aiStatement: string | null, faqsAlwaysShown: boolean, sections: Array<{ anchor: string, title: string }>, references: Array<{ text: string, url: string | null, doi: string | null }>, authors: Array<{ name: string, role: string | null, portrait: string | null, sample: boolean }>, reviewer: { name: string, role: string | null, portrait: string | null, sample: boolean } | null, faqs: Array<{ id: string, question: string, answerHtml: string }> };

export type ArticleTemplate_RelatedFragment = { slug: string, title: string, excerpt: string, tags: Array<string> };

export type ArticleTemplate_ConfigFragment = { components: { cta: { enabled: boolean, alignment: string, primaryButton: { text: string } }, faq: { enabled: boolean, title: { text: string }, toggle: { alignment: string } }, tags: { enabled: boolean } }, structure: { header: { enabled: boolean, alignment: string }, content: { enabled: boolean, alignment: string, showContents: boolean }, relatedArticles: { enabled: boolean }, footer: { showFooter: boolean } } };

export const ContentPartRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentPartRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}},{"kind":"Field","name":{"kind":"Name","value":"fileChanged"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]} as unknown as DocumentNode<ContentPartRowFragment, unknown>;
export const OpenedPartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentPartRow"}},{"kind":"Field","name":{"kind":"Name","value":"completedFields"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draftVersion"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentPartRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}},{"kind":"Field","name":{"kind":"Name","value":"fileChanged"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]} as unknown as DocumentNode<OpenedPartFragment, unknown>;
export const InsightsSumsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InsightsSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InsightsTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"searches"}},{"kind":"Field","name":{"kind":"Name","value":"fruitlessSearches"}},{"kind":"Field","name":{"kind":"Name","value":"dialogs"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}}]}}]} as unknown as DocumentNode<InsightsSumsFragment, unknown>;
export const ConversationTurnFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationTurnFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationTurn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"savedVersion"}}]}}]} as unknown as DocumentNode<ConversationTurnFactsFragment, unknown>;
export const PostText_TextFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostText_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<PostText_TextFragment, unknown>;
export const Post_TextFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Post_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<Post_TextFragment, unknown>;
export const PostDraftText_TextFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostDraftText_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostDraftText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<PostDraftText_TextFragment, unknown>;
export const EditedPost_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedPost_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Post_text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenByProgram"}},{"kind":"Field","name":{"kind":"Name","value":"aiInvolvement"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitingChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"basedOn"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"byProgram"}},{"kind":"Field","name":{"kind":"Name","value":"aiInvolvement"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostDraftText_text"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Post_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostDraftText_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostDraftText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<EditedPost_PostFragment, unknown>;
export const PostReviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changedSince"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passage"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<PostReviewFragment, unknown>;
export const RequestNotesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestNotes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitorRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"notesVersion"}},{"kind":"Field","name":{"kind":"Name","value":"notesSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notesSavedBy"}}]}}]} as unknown as DocumentNode<RequestNotesFragment, unknown>;
export const NotificationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"response"}}]}}]}}]} as unknown as DocumentNode<NotificationFragment, unknown>;
export const RequestThreadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestThread"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitorRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"response"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RequestThreadFragment, unknown>;
export const RequestProgressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitorRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"replyNotDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"statusChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}}]} as unknown as DocumentNode<RequestProgressFragment, unknown>;
export const ApiKeyEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<ApiKeyEntryFragment, unknown>;
export const MeetingSettingsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lengthMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"gapMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"daysAhead"}},{"kind":"Field","name":{"kind":"Name","value":"daysOff"}}]}}]} as unknown as DocumentNode<MeetingSettingsFieldsFragment, unknown>;
export const PersonEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"setByEnvironment"}}]}}]} as unknown as DocumentNode<PersonEntryFragment, unknown>;
export const TemplateForm_ConfigFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateForm_config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TemplateConfig"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"typography"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"headings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"h1"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"fontWeight"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryColor"}},{"kind":"Field","name":{"kind":"Name","value":"lineHeight"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"container"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maxWidth"}},{"kind":"Field","name":{"kind":"Name","value":"margin"}},{"kind":"Field","name":{"kind":"Name","value":"padding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spacing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sectionGap"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphGap"}},{"kind":"Field","name":{"kind":"Name","value":"headingGap"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buttons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"hoverBackgroundColor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"primaryButton"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"alignment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toggle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alignment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"container"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"structure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"alignment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"alignment"}},{"kind":"Field","name":{"kind":"Name","value":"showContents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"relatedArticles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showFooter"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}}]}}]}}]}}]} as unknown as DocumentNode<TemplateForm_ConfigFragment, unknown>;
export const ArticleTemplate_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleTemplate_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"contentHtml"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"portrait"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"portrait"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"citationApa"}},{"kind":"Field","name":{"kind":"Name","value":"citationVancouver"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"readTime"}},{"kind":"Field","name":{"kind":"Name","value":"aiStatement"}},{"kind":"Field","name":{"kind":"Name","value":"faqsAlwaysShown"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answerHtml"}}]}}]}}]} as unknown as DocumentNode<ArticleTemplate_PostFragment, unknown>;
export const ArticleTemplate_RelatedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleTemplate_related"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]} as unknown as DocumentNode<ArticleTemplate_RelatedFragment, unknown>;
export const ArticleTemplate_ConfigFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleTemplate_config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TemplateConfig"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"primaryButton"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alignment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toggle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alignment"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"structure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"alignment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"alignment"}},{"kind":"Field","name":{"kind":"Name","value":"showContents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"relatedArticles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showFooter"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleTemplate_ConfigFragment, unknown>;
export const ClaimCorrectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimCorrection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"agrees"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<ClaimCorrectionQuery, ClaimCorrectionQueryVariables>;
export const ClaimReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"}},{"kind":"Field","name":{"kind":"Name","value":"placeCount"}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"agrees"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"posts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"postCount"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<ClaimReviewQuery, ClaimReviewQueryVariables>;
export const ContentPartListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentPartList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentPartRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentPartRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}},{"kind":"Field","name":{"kind":"Name","value":"fileChanged"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]} as unknown as DocumentNode<ContentPartListQuery, ContentPartListQueryVariables>;
export const ContentTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ContentTextsQuery, ContentTextsQueryVariables>;
export const OpenedContentPartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenedContentPart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentPart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenedPart"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentPartRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}},{"kind":"Field","name":{"kind":"Name","value":"fileChanged"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentPartRow"}},{"kind":"Field","name":{"kind":"Name","value":"completedFields"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draftVersion"}}]}}]} as unknown as DocumentNode<OpenedContentPartQuery, OpenedContentPartQueryVariables>;
export const PublishedContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublishedContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teaserPosts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"posts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teaserPosts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"readTime"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PublishedContentQuery, PublishedContentQueryVariables>;
export const SaveContentDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveContentDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"value"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveContentDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"value"},"value":{"kind":"Variable","name":{"kind":"Name","value":"value"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}}]}}]}}]} as unknown as DocumentNode<SaveContentDraftMutation, SaveContentDraftMutationVariables>;
export const DiscardContentDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardContentDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardContentDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenedPart"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentPartRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}},{"kind":"Field","name":{"kind":"Name","value":"fileChanged"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentPartRow"}},{"kind":"Field","name":{"kind":"Name","value":"completedFields"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draftVersion"}}]}}]} as unknown as DocumentNode<DiscardContentDraftMutation, DiscardContentDraftMutationVariables>;
export const PublishContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"value"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"value"},"value":{"kind":"Variable","name":{"kind":"Name","value":"value"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenedPart"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentPartRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}},{"kind":"Field","name":{"kind":"Name","value":"fileChanged"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentPartRow"}},{"kind":"Field","name":{"kind":"Name","value":"completedFields"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draftVersion"}}]}}]} as unknown as DocumentNode<PublishContentMutation, PublishContentMutationVariables>;
export const UseContentFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UseContentFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"useContentFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenedPart"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentPartRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}},{"kind":"Field","name":{"kind":"Name","value":"fileChanged"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentPartRow"}},{"kind":"Field","name":{"kind":"Name","value":"completedFields"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draftVersion"}}]}}]} as unknown as DocumentNode<UseContentFileMutation, UseContentFileMutationVariables>;
export const RestoreContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"restored"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"restored"},"value":{"kind":"Variable","name":{"kind":"Name","value":"restored"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenedPart"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentPartRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}},{"kind":"Field","name":{"kind":"Name","value":"fileChanged"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentPartRow"}},{"kind":"Field","name":{"kind":"Name","value":"completedFields"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draftVersion"}}]}}]} as unknown as DocumentNode<RestoreContentMutation, RestoreContentMutationVariables>;
export const ContentVersionListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentVersionList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ContentVersionListQuery, ContentVersionListQueryVariables>;
export const ContentVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ContentVersionQuery, ContentVersionQueryVariables>;
export const LinkTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PostFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LinkTargetsQuery, LinkTargetsQueryVariables>;
export const WeeklyReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WeeklyReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weeklyReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}}]}}]}}]} as unknown as DocumentNode<WeeklyReportQuery, WeeklyReportQueryVariables>;
export const HomeRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestsAwaitingReply"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"affiliation"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"replyNotDelivered"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"awaiting"},"name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"awaitingReply"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"overdue"},"name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"overdue"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"undelivered"},"name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"replyNotDelivered"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"withdrawn"},"name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"processingWithdrawn"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outboxSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitingSince"}}]}}]}}]} as unknown as DocumentNode<HomeRequestsQuery, HomeRequestsQueryVariables>;
export const HomePublicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomePublications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockedPublications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicationSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<HomePublicationsQuery, HomePublicationsQueryVariables>;
export const HomeMeetingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeMeetings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meetings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"affiliation"}}]}}]}}]}}]} as unknown as DocumentNode<HomeMeetingsQuery, HomeMeetingsQueryVariables>;
export const HomeVisitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeVisits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insights"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}}]}}]}}]}}]} as unknown as DocumentNode<HomeVisitsQuery, HomeVisitsQueryVariables>;
export const HomeRepliesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeReplies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"middle"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"week"},"name":{"kind":"Name","value":"requestOverview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"middle"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replies"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"before"},"name":{"kind":"Name","value":"requestOverview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"middle"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replies"}}]}}]}}]} as unknown as DocumentNode<HomeRepliesQuery, HomeRepliesQueryVariables>;
export const HomeDraftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"DRAFT"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"by"},"value":{"kind":"EnumValue","value":"DATE"}},{"kind":"ObjectField","name":{"kind":"Name","value":"descending"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<HomeDraftsQuery, HomeDraftsQueryVariables>;
export const HomeContentDraftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeContentDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}}]}}]}}]} as unknown as DocumentNode<HomeContentDraftsQuery, HomeContentDraftsQueryVariables>;
export const GettingStartedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GettingStarted"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"launchChecklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"remedy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meetingSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicationSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasOwnArticle"}}]}}]}}]} as unknown as DocumentNode<GettingStartedQuery, GettingStartedQueryVariables>;
export const InsightsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Insights"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFiltered"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insights"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InsightsSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InsightsSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"reads"}},{"kind":"Field","name":{"kind":"Name","value":"dialogs"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageSources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFiltered"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assistantVisits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}}]}},{"kind":"Field","name":{"kind":"Name","value":"machineReaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agent"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"reads"}},{"kind":"Field","name":{"kind":"Name","value":"lastOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadByMachines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}}]}},{"kind":"Field","name":{"kind":"Name","value":"searches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"results"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fruitlessSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"lastOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"funnels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"abandonedAt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"experience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"lcp"}},{"kind":"Field","name":{"kind":"Name","value":"inp"}},{"kind":"Field","name":{"kind":"Name","value":"cls"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InsightsSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InsightsTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"searches"}},{"kind":"Field","name":{"kind":"Name","value":"fruitlessSearches"}},{"kind":"Field","name":{"kind":"Name","value":"dialogs"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}}]}}]} as unknown as DocumentNode<InsightsQuery, InsightsQueryVariables>;
export const InsightsPublicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InsightsPublications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PUBLISHED"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"by"},"value":{"kind":"EnumValue","value":"DATE"}},{"kind":"ObjectField","name":{"kind":"Name","value":"descending"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InsightsPublicationsQuery, InsightsPublicationsQueryVariables>;
export const ArticleFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insights"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"reads"}},{"kind":"Field","name":{"kind":"Name","value":"dialogs"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleFiguresQuery, ArticleFiguresQueryVariables>;
export const ImageListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImageList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"images"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"shownUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"usedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ImageListQuery, ImageListQueryVariables>;
export const UpdateImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"altText"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"altText"},"value":{"kind":"Variable","name":{"kind":"Name","value":"altText"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}}]}}]}}]} as unknown as DocumentNode<UpdateImageMutation, UpdateImageMutationVariables>;
export const DeleteImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteImageMutation, DeleteImageMutationVariables>;
export const GoToPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoToPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"posts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PostFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"images"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"posts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"images"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<GoToPlacesQuery, GoToPlacesQueryVariables>;
export const GoToRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoToRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"affiliation"}}]}}]}}]}}]}}]} as unknown as DocumentNode<GoToRequestsQuery, GoToRequestsQueryVariables>;
export const GoToContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoToContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<GoToContentQuery, GoToContentQueryVariables>;
export const AiGeneratorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AiGenerator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aiGenerator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured"}},{"kind":"Field","name":{"kind":"Name","value":"model"}}]}}]}}]} as unknown as DocumentNode<AiGeneratorQuery, AiGeneratorQueryVariables>;
export const GeneratePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"GeneratePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GeneratePostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generatePostStream"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"addition"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]} as unknown as DocumentNode<GeneratePostSubscription, GeneratePostSubscriptionVariables>;
export const PostConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adminPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}},{"kind":"Field","name":{"kind":"Name","value":"postConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversationTurnFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationTurnFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationTurn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"savedVersion"}}]}}]} as unknown as DocumentNode<PostConversationQuery, PostConversationQueryVariables>;
export const RevisePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"RevisePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevisePostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revisePostStream"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"addition"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversationTurnFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationTurnFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationTurn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"savedVersion"}}]}}]} as unknown as DocumentNode<RevisePostSubscription, RevisePostSubscriptionVariables>;
export const ProposedRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProposedRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversationTurn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"basedOn"}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"adminPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"postVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProposedRevisionQuery, ProposedRevisionQueryVariables>;
export const AcceptRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptRevisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<AcceptRevisionMutation, AcceptRevisionMutationVariables>;
export const LeaveRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversationTurnFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationTurnFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationTurn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"savedVersion"}}]}}]} as unknown as DocumentNode<LeaveRevisionMutation, LeaveRevisionMutationVariables>;
export const PostChecksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostChecks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}}]}}]}}]} as unknown as DocumentNode<PostChecksQuery, PostChecksQueryVariables>;
export const ExternalLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExternalLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkExternalLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"undecided"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}}]}}]}}]} as unknown as DocumentNode<ExternalLinksMutation, ExternalLinksMutationVariables>;
export const PostDraftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostDrafts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postDrafts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"basedOn"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostDraftText_text"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostDraftText_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostDraftText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<PostDraftsQuery, PostDraftsQueryVariables>;
export const UnsavedDraftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnsavedDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsavedDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"postTitle"}},{"kind":"Field","name":{"kind":"Name","value":"basedOn"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostDraftText_text"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostDraftText_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostDraftText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<UnsavedDraftsQuery, UnsavedDraftsQueryVariables>;
export const SavePostDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePostDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PostDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePostDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SavePostDraftMutation, SavePostDraftMutationVariables>;
export const DiscardPostDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardPostDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardPostDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DiscardPostDraftMutation, DiscardPostDraftMutationVariables>;
export const CheckSlugDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckSlug"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"wished"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkSlug"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"wished"},"value":{"kind":"Variable","name":{"kind":"Name","value":"wished"}}},{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<CheckSlugQuery, CheckSlugQueryVariables>;
export const PreviewLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]}}]} as unknown as DocumentNode<PreviewLinksQuery, PreviewLinksQueryVariables>;
export const CreatePreviewLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePreviewLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPreviewLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}]}]}}]} as unknown as DocumentNode<CreatePreviewLinkMutation, CreatePreviewLinkMutationVariables>;
export const WithdrawPreviewLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawPreviewLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawPreviewLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}]}]}}]} as unknown as DocumentNode<WithdrawPreviewLinksMutation, WithdrawPreviewLinksMutationVariables>;
export const PostTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostTeam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamMembers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<PostTeamQuery, PostTeamQueryVariables>;
export const PostVersionListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostVersionList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"latest"},"name":{"kind":"Name","value":"postVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"postVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"byProgram"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"aiInvolvement"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PostVersionListQuery, PostVersionListQueryVariables>;
export const PostVersionTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostVersionText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostText_text"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostText_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<PostVersionTextQuery, PostVersionTextQueryVariables>;
export const RestorePostVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePostVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"restored"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overrideReason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmReading"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restorePostVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"restored"},"value":{"kind":"Variable","name":{"kind":"Name","value":"restored"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"overrideReason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overrideReason"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmReading"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmReading"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<RestorePostVersionMutation, RestorePostVersionMutationVariables>;
export const SavedPostChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedPostChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keptPostChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"basedOn"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}}]}}]}}]} as unknown as DocumentNode<SavedPostChangesQuery, SavedPostChangesQueryVariables>;
export const SavedPostChangesTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedPostChangesText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keptPostChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostText_text"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostText_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<SavedPostChangesTextQuery, SavedPostChangesTextQueryVariables>;
export const RestorePostChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePostChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restorePostChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waitingChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]} as unknown as DocumentNode<RestorePostChangesMutation, RestorePostChangesMutationVariables>;
export const DeletedPostListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletedPostList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeletedPostListQuery, DeletedPostListQueryVariables>;
export const RestorePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restorePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<RestorePostMutation, RestorePostMutationVariables>;
export const PublicationScheduleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicationSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicationSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"late"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"publicAt"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLate"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PublicationScheduleQuery, PublicationScheduleQueryVariables>;
export const AuditLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subjectKind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requestSender"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
export const AuditPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditPeople"}}]}}]} as unknown as DocumentNode<AuditPeopleQuery, AuditPeopleQueryVariables>;
export const PostListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PostFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PostOrder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"writtenByProgram"}},{"kind":"Field","name":{"kind":"Name","value":"waitingChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"byProgram"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PostListQuery, PostListQueryVariables>;
export const EditedPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedPost_post"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Post_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostDraftText_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostDraftText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedPost_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Post_text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenByProgram"}},{"kind":"Field","name":{"kind":"Name","value":"aiInvolvement"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitingChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"basedOn"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"byProgram"}},{"kind":"Field","name":{"kind":"Name","value":"aiInvolvement"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostDraftText_text"}}]}}]}}]}}]} as unknown as DocumentNode<EditedPostQuery, EditedPostQueryVariables>;
export const CreatePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePostInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedPost_post"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discardPostDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Post_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostDraftText_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostDraftText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedPost_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Post_text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenByProgram"}},{"kind":"Field","name":{"kind":"Name","value":"aiInvolvement"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitingChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"basedOn"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"byProgram"}},{"kind":"Field","name":{"kind":"Name","value":"aiInvolvement"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostDraftText_text"}}]}}]}}]}}]} as unknown as DocumentNode<CreatePostMutation, CreatePostMutationVariables>;
export const UpdatePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePostInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedPost_post"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discardPostDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Post_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostDraftText_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostDraftText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedPost_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Post_text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenByProgram"}},{"kind":"Field","name":{"kind":"Name","value":"aiInvolvement"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitingChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"basedOn"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"byProgram"}},{"kind":"Field","name":{"kind":"Name","value":"aiInvolvement"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostDraftText_text"}}]}}]}}]}}]} as unknown as DocumentNode<UpdatePostMutation, UpdatePostMutationVariables>;
export const SavePostChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePostChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePostInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepPostChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedPost_post"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discardPostDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Post_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostDraftText_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostDraftText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedPost_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Post_text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenByProgram"}},{"kind":"Field","name":{"kind":"Name","value":"aiInvolvement"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitingChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"basedOn"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"byProgram"}},{"kind":"Field","name":{"kind":"Name","value":"aiInvolvement"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostDraftText_text"}}]}}]}}]}}]} as unknown as DocumentNode<SavePostChangesMutation, SavePostChangesMutationVariables>;
export const DiscardPostChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardPostChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardPostChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedPost_post"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Post_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostDraftText_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostDraftText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedPost_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Post_text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenByProgram"}},{"kind":"Field","name":{"kind":"Name","value":"aiInvolvement"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitingChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"basedOn"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"byProgram"}},{"kind":"Field","name":{"kind":"Name","value":"aiInvolvement"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostDraftText_text"}}]}}]}}]}}]} as unknown as DocumentNode<DiscardPostChangesMutation, DiscardPostChangesMutationVariables>;
export const SetPostPublishedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPostPublished"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"published"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overrideReason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"published"},"value":{"kind":"Variable","name":{"kind":"Name","value":"published"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"overrideReason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overrideReason"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]} as unknown as DocumentNode<SetPostPublishedMutation, SetPostPublishedMutationVariables>;
export const DeletePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeletePostMutation, DeletePostMutationVariables>;
export const DraftPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DraftPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answers"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}},{"kind":"Argument","name":{"kind":"Name","value":"answers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answers"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentHtml"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answersHtml"}},{"kind":"Field","name":{"kind":"Name","value":"readTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teamMembers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}}]}},{"kind":"Field","name":{"kind":"Name","value":"relatedPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleTemplate_related"}}]}},{"kind":"Field","name":{"kind":"Name","value":"posts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleTemplate_related"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleTemplate_related"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]} as unknown as DocumentNode<DraftPreviewQuery, DraftPreviewQueryVariables>;
export const PostReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostReview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changedSince"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passage"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<PostReviewsQuery, PostReviewsQueryVariables>;
export const RequestReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostReview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changedSince"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passage"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<RequestReviewMutation, RequestReviewMutationVariables>;
export const WithdrawReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostReview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changedSince"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passage"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<WithdrawReviewMutation, WithdrawReviewMutationVariables>;
export const ApplyReviewNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyReviewNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyReviewNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ApplyReviewNoteMutation, ApplyReviewNoteMutationVariables>;
export const ResolveReviewNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResolveReviewNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resolveReviewNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ResolveReviewNoteMutation, ResolveReviewNoteMutationVariables>;
export const ApprovalRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApprovalRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvalRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"textHash"}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passage"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figure"}},{"kind":"Field","name":{"kind":"Name","value":"wording"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"contradicted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overrides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ApprovalRecordQuery, ApprovalRecordQueryVariables>;
export const PreviewArticlesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewArticles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"posts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PreviewArticlesQuery, PreviewArticlesQueryVariables>;
export const PreviewArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleTemplate_post"}}]}},{"kind":"Field","name":{"kind":"Name","value":"relatedPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleTemplate_related"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleTemplate_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"contentHtml"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"portrait"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"portrait"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionNote"}},{"kind":"Field","name":{"kind":"Name","value":"citationApa"}},{"kind":"Field","name":{"kind":"Name","value":"citationVancouver"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"readTime"}},{"kind":"Field","name":{"kind":"Name","value":"aiStatement"}},{"kind":"Field","name":{"kind":"Name","value":"faqsAlwaysShown"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answerHtml"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleTemplate_related"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]} as unknown as DocumentNode<PreviewArticleQuery, PreviewArticleQueryVariables>;
export const PersonDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"document"}}]}}]}}]} as unknown as DocumentNode<PersonDataQuery, PersonDataQueryVariables>;
export const ErasePersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ErasePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasePerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"otherRecords"}}]}}]}}]} as unknown as DocumentNode<ErasePersonMutation, ErasePersonMutationVariables>;
export const RedirectListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RedirectList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"automatic"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RedirectListQuery, RedirectListQueryVariables>;
export const MissingPathsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MissingPaths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missedPaths"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"lastOn"}}]}}]}}]} as unknown as DocumentNode<MissingPathsQuery, MissingPathsQueryVariables>;
export const SaveRedirectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRedirect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRedirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<SaveRedirectMutation, SaveRedirectMutationVariables>;
export const DeleteRedirectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRedirect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteRedirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteRedirectMutation, DeleteRedirectMutationVariables>;
export const SaveReplyTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveReplyTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReplyTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SaveReplyTemplateMutation, SaveReplyTemplateMutationVariables>;
export const DeleteReplyTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReplyTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReplyTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteReplyTemplateMutation, DeleteReplyTemplateMutationVariables>;
export const RequestDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"assignedTo"}},{"kind":"Field","name":{"kind":"Name","value":"suspect"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"replyNotDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"affiliation"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"referralSource"}},{"kind":"Field","name":{"kind":"Name","value":"dataCommunicationsWithdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"wording"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstPage"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"article"}},{"kind":"Field","name":{"kind":"Name","value":"button"}},{"kind":"Field","name":{"kind":"Name","value":"utmSource"}},{"kind":"Field","name":{"kind":"Name","value":"utmMedium"}},{"kind":"Field","name":{"kind":"Name","value":"utmCampaign"}},{"kind":"Field","name":{"kind":"Name","value":"utmTerm"}},{"kind":"Field","name":{"kind":"Name","value":"utmContent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"ordinal"}},{"kind":"Field","name":{"kind":"Name","value":"otherRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"suspect"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statusChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestNotes"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestThread"}},{"kind":"Field","name":{"kind":"Name","value":"meeting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Notification"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectDescription"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfStudies"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DemoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"platformsToDemo"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"outboxSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smtpConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestNotes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitorRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"notesVersion"}},{"kind":"Field","name":{"kind":"Name","value":"notesSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notesSavedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestThread"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitorRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"response"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"response"}}]}}]}}]} as unknown as DocumentNode<RequestDetailQuery, RequestDetailQueryVariables>;
export const SaveRequestNotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRequestNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRequestNotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"notes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notes"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestNotes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestNotes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitorRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"notesVersion"}},{"kind":"Field","name":{"kind":"Name","value":"notesSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notesSavedBy"}}]}}]} as unknown as DocumentNode<SaveRequestNotesMutation, SaveRequestNotesMutationVariables>;
export const ResendNotificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendNotification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Notification"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"response"}}]}}]}}]} as unknown as DocumentNode<ResendNotificationMutation, ResendNotificationMutationVariables>;
export const GiveUpNotificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveUpNotification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveUpNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<GiveUpNotificationMutation, GiveUpNotificationMutationVariables>;
export const MeetingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Meetings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meetings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"affiliation"}}]}}]}}]}}]} as unknown as DocumentNode<MeetingsQuery, MeetingsQueryVariables>;
export const MeetingsOfferedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MeetingsOffered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meetingsOffered"}}]}}]} as unknown as DocumentNode<MeetingsOfferedQuery, MeetingsOfferedQueryVariables>;
export const RequestOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestOverview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestOverview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"suspects"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"waitingTooLong"}},{"kind":"Field","name":{"kind":"Name","value":"overTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"demo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byKind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"demo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bySource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byPlatform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byNumberOfStudies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byButton"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byArticle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<RequestOverviewQuery, RequestOverviewQueryVariables>;
export const RequestThreadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestThread"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestProgress"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestThread"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitorRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"replyNotDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"statusChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestThread"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitorRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"response"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RequestThreadQuery, RequestThreadQueryVariables>;
export const ReplyToRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyToRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyToRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestProgress"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestThread"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitorRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"replyNotDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"statusChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestThread"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitorRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"response"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReplyToRequestMutation, ReplyToRequestMutationVariables>;
export const ReplyDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReplyDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"basedOnReplies"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]}}]} as unknown as DocumentNode<ReplyDraftQuery, ReplyDraftQueryVariables>;
export const SaveReplyDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveReplyDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReplyDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]}}]} as unknown as DocumentNode<SaveReplyDraftMutation, SaveReplyDraftMutationVariables>;
export const DiscardReplyDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardReplyDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardReplyDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}]}}]} as unknown as DocumentNode<DiscardReplyDraftMutation, DiscardReplyDraftMutationVariables>;
export const ReplyTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReplyTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ReplyTemplatesQuery, ReplyTemplatesQueryVariables>;
export const RequestListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignedTo"}},{"kind":"Field","name":{"kind":"Name","value":"suspect"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"replyNotDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"dataCommunicationsWithdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"dataProcessingWithdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"affiliation"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"ordinal"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RequestListQuery, RequestListQueryVariables>;
export const InboxViewCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InboxViewCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mine"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"open"},"name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"open"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"mine"},"name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mine"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"overdue"},"name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"overdue"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"undelivered"},"name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"replyNotDelivered"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"closed"},"name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"CLOSED"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<InboxViewCountsQuery, InboxViewCountsQueryVariables>;
export const NewRequestCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewRequestCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"awaiting"},"name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"awaitingReply"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"latest"},"name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<NewRequestCountQuery, NewRequestCountQueryVariables>;
export const SuspectCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuspectCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"view"},"value":{"kind":"EnumValue","value":"SUSPECTS"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<SuspectCountQuery, SuspectCountQueryVariables>;
export const SetRequestStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRequestStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRequestStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"replyNotDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"statusChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}}]}}]} as unknown as DocumentNode<SetRequestStatusMutation, SetRequestStatusMutationVariables>;
export const AssigneesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administrators"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AssigneesQuery, AssigneesQueryVariables>;
export const SetRequestOutcomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRequestOutcome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestOutcome"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRequestOutcome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"outcome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}}]}}]} as unknown as DocumentNode<SetRequestOutcomeMutation, SetRequestOutcomeMutationVariables>;
export const AssignRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assignedTo"}}]}}]}}]} as unknown as DocumentNode<AssignRequestsMutation, AssignRequestsMutationVariables>;
export const MoveToInboxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveToInbox"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveToInbox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"suspect"}}]}}]}}]} as unknown as DocumentNode<MoveToInboxMutation, MoveToInboxMutationVariables>;
export const MoveToSuspectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveToSuspects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveToSuspects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"suspect"}}]}}]}}]} as unknown as DocumentNode<MoveToSuspectsMutation, MoveToSuspectsMutationVariables>;
export const MayExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MayExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administrators"}}]}}]} as unknown as DocumentNode<MayExportQuery, MayExportQueryVariables>;
export const DeskMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"outboxSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smtpConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]} as unknown as DocumentNode<DeskMailQuery, DeskMailQueryVariables>;
export const AiSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AiSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aiSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"houseRules"}}]}}]}}]} as unknown as DocumentNode<AiSettingsQuery, AiSettingsQueryVariables>;
export const SaveAiSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAiSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AiSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAiSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"houseRules"}}]}}]}}]} as unknown as DocumentNode<SaveAiSettingsMutation, SaveAiSettingsMutationVariables>;
export const ApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"key"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyEntry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const MachineReaderSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MachineReaderSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"machineReaderSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"aiInput"}},{"kind":"Field","name":{"kind":"Name","value":"aiTrain"}}]}}]}}]} as unknown as DocumentNode<MachineReaderSettingsQuery, MachineReaderSettingsQueryVariables>;
export const SaveMachineReaderSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMachineReaderSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MachineReaderSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMachineReaderSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"aiInput"}},{"kind":"Field","name":{"kind":"Name","value":"aiTrain"}}]}}]}}]} as unknown as DocumentNode<SaveMachineReaderSettingsMutation, SaveMachineReaderSettingsMutationVariables>;
export const MeetingSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MeetingSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meetingSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lengthMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"gapMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"daysAhead"}},{"kind":"Field","name":{"kind":"Name","value":"daysOff"}}]}}]} as unknown as DocumentNode<MeetingSettingsQuery, MeetingSettingsQueryVariables>;
export const SaveMeetingSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMeetingSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMeetingSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lengthMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"gapMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"daysAhead"}},{"kind":"Field","name":{"kind":"Name","value":"daysOff"}}]}}]} as unknown as DocumentNode<SaveMeetingSettingsMutation, SaveMeetingSettingsMutationVariables>;
export const NextMeetingTimesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NextMeetingTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextMeetingTimes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<NextMeetingTimesQuery, NextMeetingTimesQueryVariables>;
export const PeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"People"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"setByEnvironment"}}]}}]} as unknown as DocumentNode<PeopleQuery, PeopleQueryVariables>;
export const InvitePersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvitePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitePersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitePerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"setByEnvironment"}}]}}]} as unknown as DocumentNode<InvitePersonMutation, InvitePersonMutationVariables>;
export const SavePersonRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePersonRoles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roles"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePersonRoles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"roles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roles"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"setByEnvironment"}}]}}]} as unknown as DocumentNode<SavePersonRolesMutation, SavePersonRolesMutationVariables>;
export const RemovePersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemovePersonMutation, RemovePersonMutationVariables>;
export const EndSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndSessionsMutation, EndSessionsMutationVariables>;
export const ReviewRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appliesTo"}},{"kind":"Field","name":{"kind":"Name","value":"capacities"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyes"}}]}}]}}]} as unknown as DocumentNode<ReviewRulesQuery, ReviewRulesQueryVariables>;
export const SaveReviewRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveReviewRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReviewRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appliesTo"}},{"kind":"Field","name":{"kind":"Name","value":"capacities"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyes"}}]}}]}}]} as unknown as DocumentNode<SaveReviewRulesMutation, SaveReviewRulesMutationVariables>;
export const LaunchChecklistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LaunchChecklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"launchChecklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"remedy"}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"question"}}]}}]}}]}}]} as unknown as DocumentNode<LaunchChecklistQuery, LaunchChecklistQueryVariables>;
export const OutboxStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OutboxState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outboxSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"givenUp"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"smtpConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"webhooksEnabled"}}]}}]}}]} as unknown as DocumentNode<OutboxStateQuery, OutboxStateQueryVariables>;
export const SendTestEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"response"}}]}}]}}]} as unknown as DocumentNode<SendTestEmailMutation, SendTestEmailMutationVariables>;
export const NotificationLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxState"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outboxMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Notification"}},{"kind":"Field","name":{"kind":"Name","value":"event"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"response"}}]}}]}}]} as unknown as DocumentNode<NotificationLogQuery, NotificationLogQueryVariables>;
export const RequestSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"waitingTooLongHours"}},{"kind":"Field","name":{"kind":"Name","value":"notifyEmails"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"confirmRequests"}},{"kind":"Field","name":{"kind":"Name","value":"digest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"outboxSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"recipientsVariable"}}]}}]}}]} as unknown as DocumentNode<RequestSettingsQuery, RequestSettingsQueryVariables>;
export const SaveRequestSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRequestSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRequestSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"waitingTooLongHours"}},{"kind":"Field","name":{"kind":"Name","value":"notifyEmails"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"confirmRequests"}},{"kind":"Field","name":{"kind":"Name","value":"digest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]}}]} as unknown as DocumentNode<SaveRequestSettingsMutation, SaveRequestSettingsMutationVariables>;
export const WebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"secretHint"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const AddWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"events"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"enabled"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"events"},"value":{"kind":"Variable","name":{"kind":"Name","value":"events"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"secretHint"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"newSecret"}}]}}]}}]} as unknown as DocumentNode<AddWebhookMutation, AddWebhookMutationVariables>;
export const RenewWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"newSecret"}}]}}]}}]} as unknown as DocumentNode<RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables>;
export const ChangeWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"events"}}]}}]}}]} as unknown as DocumentNode<ChangeWebhookMutation, ChangeWebhookMutationVariables>;
export const DeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const SendTestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"response"}}]}}]}}]}}]} as unknown as DocumentNode<SendTestWebhookMutation, SendTestWebhookMutationVariables>;
export const ErasuresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Erasures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedBy"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"otherRecords"}}]}}]}}]} as unknown as DocumentNode<ErasuresQuery, ErasuresQueryVariables>;
export const MailAlarmDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailAlarm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]}}]} as unknown as DocumentNode<MailAlarmQuery, MailAlarmQueryVariables>;
export const PublicTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicTemplate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateForm_config"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateForm_config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TemplateConfig"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"typography"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"headings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"h1"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"fontWeight"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryColor"}},{"kind":"Field","name":{"kind":"Name","value":"lineHeight"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"container"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maxWidth"}},{"kind":"Field","name":{"kind":"Name","value":"margin"}},{"kind":"Field","name":{"kind":"Name","value":"padding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spacing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sectionGap"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphGap"}},{"kind":"Field","name":{"kind":"Name","value":"headingGap"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buttons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"hoverBackgroundColor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"primaryButton"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"alignment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toggle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alignment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"container"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"structure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"alignment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"alignment"}},{"kind":"Field","name":{"kind":"Name","value":"showContents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"relatedArticles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showFooter"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}}]}}]}}]}}]} as unknown as DocumentNode<PublicTemplateQuery, PublicTemplateQueryVariables>;
export const CurrentTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentTemplate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateForm_config"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateSaves"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateForm_config"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateForm_config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TemplateConfig"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"typography"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"headings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"h1"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"fontWeight"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryColor"}},{"kind":"Field","name":{"kind":"Name","value":"lineHeight"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"container"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maxWidth"}},{"kind":"Field","name":{"kind":"Name","value":"margin"}},{"kind":"Field","name":{"kind":"Name","value":"padding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spacing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sectionGap"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphGap"}},{"kind":"Field","name":{"kind":"Name","value":"headingGap"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buttons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"hoverBackgroundColor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"primaryButton"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"alignment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toggle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alignment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"container"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"structure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"alignment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"alignment"}},{"kind":"Field","name":{"kind":"Name","value":"showContents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"relatedArticles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showFooter"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}}]}}]}}]}}]} as unknown as DocumentNode<CurrentTemplateQuery, CurrentTemplateQueryVariables>;
export const SaveTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TemplateConfigInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"basedOn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveTemplateConfig"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"basedOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"basedOn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SaveTemplateMutation, SaveTemplateMutationVariables>;
export const RunTemplateTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunTemplateTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runTemplateTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"testsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]}}]} as unknown as DocumentNode<RunTemplateTestMutation, RunTemplateTestMutationVariables>;
export const TemplateSavesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateSaves"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateSaves"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TemplateSavesQuery, TemplateSavesQueryVariables>;
export const TemplateSaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateSave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateSave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateForm_config"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateForm_config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TemplateConfig"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"typography"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"headings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"h1"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"fontWeight"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryColor"}},{"kind":"Field","name":{"kind":"Name","value":"lineHeight"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"container"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maxWidth"}},{"kind":"Field","name":{"kind":"Name","value":"margin"}},{"kind":"Field","name":{"kind":"Name","value":"padding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spacing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sectionGap"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphGap"}},{"kind":"Field","name":{"kind":"Name","value":"headingGap"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buttons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"hoverBackgroundColor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"primaryButton"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"alignment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toggle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alignment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"container"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"structure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"alignment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"alignment"}},{"kind":"Field","name":{"kind":"Name","value":"showContents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"relatedArticles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showFooter"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}}]}}]}}]}}]} as unknown as DocumentNode<TemplateSaveQuery, TemplateSaveQueryVariables>;
export const RestoreTemplateSaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreTemplateSave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreTemplateSave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreTemplateSaveMutation, RestoreTemplateSaveMutationVariables>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export function useClaimCorrectionQuery(options: useQuery.Options<ClaimCorrectionQuery, ClaimCorrectionQueryVariables> = {}) {
  return useQuery<ClaimCorrectionQuery, ClaimCorrectionQueryVariables>(ClaimCorrectionDocument, options);
}

export function useClaimCorrectionSuspenseQuery(options: useSuspenseQuery.Options<ClaimCorrectionQueryVariables> = {}) {
  return useSuspenseQuery<ClaimCorrectionQuery, ClaimCorrectionQueryVariables>(ClaimCorrectionDocument, options);
}

export function useClaimReviewQuery(options: useQuery.Options<ClaimReviewQuery, ClaimReviewQueryVariables> = {}) {
  return useQuery<ClaimReviewQuery, ClaimReviewQueryVariables>(ClaimReviewDocument, options);
}

export function useClaimReviewSuspenseQuery(options: useSuspenseQuery.Options<ClaimReviewQueryVariables> = {}) {
  return useSuspenseQuery<ClaimReviewQuery, ClaimReviewQueryVariables>(ClaimReviewDocument, options);
}

export function useContentPartListQuery(options: useQuery.Options<ContentPartListQuery, ContentPartListQueryVariables> = {}) {
  return useQuery<ContentPartListQuery, ContentPartListQueryVariables>(ContentPartListDocument, options);
}

export function useContentPartListSuspenseQuery(options: useSuspenseQuery.Options<ContentPartListQueryVariables> = {}) {
  return useSuspenseQuery<ContentPartListQuery, ContentPartListQueryVariables>(ContentPartListDocument, options);
}

export function useContentTextsQuery(options: useQuery.Options<ContentTextsQuery, ContentTextsQueryVariables> = {}) {
  return useQuery<ContentTextsQuery, ContentTextsQueryVariables>(ContentTextsDocument, options);
}

export function useContentTextsSuspenseQuery(options: useSuspenseQuery.Options<ContentTextsQueryVariables> = {}) {
  return useSuspenseQuery<ContentTextsQuery, ContentTextsQueryVariables>(ContentTextsDocument, options);
}

export function useOpenedContentPartQuery(options: useQuery.Options<OpenedContentPartQuery, OpenedContentPartQueryVariables>) {
  return useQuery<OpenedContentPartQuery, OpenedContentPartQueryVariables>(OpenedContentPartDocument, options);
}

export function useOpenedContentPartSuspenseQuery(options: useSuspenseQuery.Options<OpenedContentPartQueryVariables>) {
  return useSuspenseQuery<OpenedContentPartQuery, OpenedContentPartQueryVariables>(OpenedContentPartDocument, options);
}

export function usePublishedContentQuery(options: useQuery.Options<PublishedContentQuery, PublishedContentQueryVariables>) {
  return useQuery<PublishedContentQuery, PublishedContentQueryVariables>(PublishedContentDocument, options);
}

export function usePublishedContentSuspenseQuery(options: useSuspenseQuery.Options<PublishedContentQueryVariables>) {
  return useSuspenseQuery<PublishedContentQuery, PublishedContentQueryVariables>(PublishedContentDocument, options);
}

export function useSaveContentDraftMutation(options: useMutation.Options<SaveContentDraftMutation, SaveContentDraftMutationVariables> = {}) {
  return useMutation<SaveContentDraftMutation, SaveContentDraftMutationVariables>(SaveContentDraftDocument, options);
}

export function useDiscardContentDraftMutation(options: useMutation.Options<DiscardContentDraftMutation, DiscardContentDraftMutationVariables> = {}) {
  return useMutation<DiscardContentDraftMutation, DiscardContentDraftMutationVariables>(DiscardContentDraftDocument, options);
}

export function usePublishContentMutation(options: useMutation.Options<PublishContentMutation, PublishContentMutationVariables> = {}) {
  return useMutation<PublishContentMutation, PublishContentMutationVariables>(PublishContentDocument, options);
}

export function useUseContentFileMutation(options: useMutation.Options<UseContentFileMutation, UseContentFileMutationVariables> = {}) {
  return useMutation<UseContentFileMutation, UseContentFileMutationVariables>(UseContentFileDocument, options);
}

export function useRestoreContentMutation(options: useMutation.Options<RestoreContentMutation, RestoreContentMutationVariables> = {}) {
  return useMutation<RestoreContentMutation, RestoreContentMutationVariables>(RestoreContentDocument, options);
}

export function useContentVersionListQuery(options: useQuery.Options<ContentVersionListQuery, ContentVersionListQueryVariables>) {
  return useQuery<ContentVersionListQuery, ContentVersionListQueryVariables>(ContentVersionListDocument, options);
}

export function useContentVersionListSuspenseQuery(options: useSuspenseQuery.Options<ContentVersionListQueryVariables>) {
  return useSuspenseQuery<ContentVersionListQuery, ContentVersionListQueryVariables>(ContentVersionListDocument, options);
}

export function useContentVersionQuery(options: useQuery.Options<ContentVersionQuery, ContentVersionQueryVariables>) {
  return useQuery<ContentVersionQuery, ContentVersionQueryVariables>(ContentVersionDocument, options);
}

export function useContentVersionSuspenseQuery(options: useSuspenseQuery.Options<ContentVersionQueryVariables>) {
  return useSuspenseQuery<ContentVersionQuery, ContentVersionQueryVariables>(ContentVersionDocument, options);
}

export function useLinkTargetsQuery(options: useQuery.Options<LinkTargetsQuery, LinkTargetsQueryVariables> = {}) {
  return useQuery<LinkTargetsQuery, LinkTargetsQueryVariables>(LinkTargetsDocument, options);
}

export function useLinkTargetsSuspenseQuery(options: useSuspenseQuery.Options<LinkTargetsQueryVariables> = {}) {
  return useSuspenseQuery<LinkTargetsQuery, LinkTargetsQueryVariables>(LinkTargetsDocument, options);
}

export function useWeeklyReportQuery(options: useQuery.Options<WeeklyReportQuery, WeeklyReportQueryVariables> = {}) {
  return useQuery<WeeklyReportQuery, WeeklyReportQueryVariables>(WeeklyReportDocument, options);
}

export function useWeeklyReportSuspenseQuery(options: useSuspenseQuery.Options<WeeklyReportQueryVariables> = {}) {
  return useSuspenseQuery<WeeklyReportQuery, WeeklyReportQueryVariables>(WeeklyReportDocument, options);
}

export function useHomeRequestsQuery(options: useQuery.Options<HomeRequestsQuery, HomeRequestsQueryVariables> = {}) {
  return useQuery<HomeRequestsQuery, HomeRequestsQueryVariables>(HomeRequestsDocument, options);
}

export function useHomeRequestsSuspenseQuery(options: useSuspenseQuery.Options<HomeRequestsQueryVariables> = {}) {
  return useSuspenseQuery<HomeRequestsQuery, HomeRequestsQueryVariables>(HomeRequestsDocument, options);
}

export function useHomePublicationsQuery(options: useQuery.Options<HomePublicationsQuery, HomePublicationsQueryVariables> = {}) {
  return useQuery<HomePublicationsQuery, HomePublicationsQueryVariables>(HomePublicationsDocument, options);
}

export function useHomePublicationsSuspenseQuery(options: useSuspenseQuery.Options<HomePublicationsQueryVariables> = {}) {
  return useSuspenseQuery<HomePublicationsQuery, HomePublicationsQueryVariables>(HomePublicationsDocument, options);
}

export function useHomeMeetingsQuery(options: useQuery.Options<HomeMeetingsQuery, HomeMeetingsQueryVariables>) {
  return useQuery<HomeMeetingsQuery, HomeMeetingsQueryVariables>(HomeMeetingsDocument, options);
}

export function useHomeMeetingsSuspenseQuery(options: useSuspenseQuery.Options<HomeMeetingsQueryVariables>) {
  return useSuspenseQuery<HomeMeetingsQuery, HomeMeetingsQueryVariables>(HomeMeetingsDocument, options);
}

export function useHomeVisitsQuery(options: useQuery.Options<HomeVisitsQuery, HomeVisitsQueryVariables>) {
  return useQuery<HomeVisitsQuery, HomeVisitsQueryVariables>(HomeVisitsDocument, options);
}

export function useHomeVisitsSuspenseQuery(options: useSuspenseQuery.Options<HomeVisitsQueryVariables>) {
  return useSuspenseQuery<HomeVisitsQuery, HomeVisitsQueryVariables>(HomeVisitsDocument, options);
}

export function useHomeRepliesQuery(options: useQuery.Options<HomeRepliesQuery, HomeRepliesQueryVariables>) {
  return useQuery<HomeRepliesQuery, HomeRepliesQueryVariables>(HomeRepliesDocument, options);
}

export function useHomeRepliesSuspenseQuery(options: useSuspenseQuery.Options<HomeRepliesQueryVariables>) {
  return useSuspenseQuery<HomeRepliesQuery, HomeRepliesQueryVariables>(HomeRepliesDocument, options);
}

export function useHomeDraftsQuery(options: useQuery.Options<HomeDraftsQuery, HomeDraftsQueryVariables> = {}) {
  return useQuery<HomeDraftsQuery, HomeDraftsQueryVariables>(HomeDraftsDocument, options);
}

export function useHomeDraftsSuspenseQuery(options: useSuspenseQuery.Options<HomeDraftsQueryVariables> = {}) {
  return useSuspenseQuery<HomeDraftsQuery, HomeDraftsQueryVariables>(HomeDraftsDocument, options);
}

export function useHomeContentDraftsQuery(options: useQuery.Options<HomeContentDraftsQuery, HomeContentDraftsQueryVariables> = {}) {
  return useQuery<HomeContentDraftsQuery, HomeContentDraftsQueryVariables>(HomeContentDraftsDocument, options);
}

export function useHomeContentDraftsSuspenseQuery(options: useSuspenseQuery.Options<HomeContentDraftsQueryVariables> = {}) {
  return useSuspenseQuery<HomeContentDraftsQuery, HomeContentDraftsQueryVariables>(HomeContentDraftsDocument, options);
}

export function useGettingStartedQuery(options: useQuery.Options<GettingStartedQuery, GettingStartedQueryVariables>) {
  return useQuery<GettingStartedQuery, GettingStartedQueryVariables>(GettingStartedDocument, options);
}

export function useGettingStartedSuspenseQuery(options: useSuspenseQuery.Options<GettingStartedQueryVariables>) {
  return useSuspenseQuery<GettingStartedQuery, GettingStartedQueryVariables>(GettingStartedDocument, options);
}

export function useInsightsQuery(options: useQuery.Options<InsightsQuery, InsightsQueryVariables>) {
  return useQuery<InsightsQuery, InsightsQueryVariables>(InsightsDocument, options);
}

export function useInsightsSuspenseQuery(options: useSuspenseQuery.Options<InsightsQueryVariables>) {
  return useSuspenseQuery<InsightsQuery, InsightsQueryVariables>(InsightsDocument, options);
}

export function useInsightsPublicationsQuery(options: useQuery.Options<InsightsPublicationsQuery, InsightsPublicationsQueryVariables> = {}) {
  return useQuery<InsightsPublicationsQuery, InsightsPublicationsQueryVariables>(InsightsPublicationsDocument, options);
}

export function useInsightsPublicationsSuspenseQuery(options: useSuspenseQuery.Options<InsightsPublicationsQueryVariables> = {}) {
  return useSuspenseQuery<InsightsPublicationsQuery, InsightsPublicationsQueryVariables>(InsightsPublicationsDocument, options);
}

export function useArticleFiguresQuery(options: useQuery.Options<ArticleFiguresQuery, ArticleFiguresQueryVariables>) {
  return useQuery<ArticleFiguresQuery, ArticleFiguresQueryVariables>(ArticleFiguresDocument, options);
}

export function useArticleFiguresSuspenseQuery(options: useSuspenseQuery.Options<ArticleFiguresQueryVariables>) {
  return useSuspenseQuery<ArticleFiguresQuery, ArticleFiguresQueryVariables>(ArticleFiguresDocument, options);
}

export function useImageListQuery(options: useQuery.Options<ImageListQuery, ImageListQueryVariables>) {
  return useQuery<ImageListQuery, ImageListQueryVariables>(ImageListDocument, options);
}

export function useImageListSuspenseQuery(options: useSuspenseQuery.Options<ImageListQueryVariables>) {
  return useSuspenseQuery<ImageListQuery, ImageListQueryVariables>(ImageListDocument, options);
}

export function useUpdateImageMutation(options: useMutation.Options<UpdateImageMutation, UpdateImageMutationVariables> = {}) {
  return useMutation<UpdateImageMutation, UpdateImageMutationVariables>(UpdateImageDocument, options);
}

export function useDeleteImageMutation(options: useMutation.Options<DeleteImageMutation, DeleteImageMutationVariables> = {}) {
  return useMutation<DeleteImageMutation, DeleteImageMutationVariables>(DeleteImageDocument, options);
}

export function useGoToPlacesQuery(options: useQuery.Options<GoToPlacesQuery, GoToPlacesQueryVariables>) {
  return useQuery<GoToPlacesQuery, GoToPlacesQueryVariables>(GoToPlacesDocument, options);
}

export function useGoToPlacesSuspenseQuery(options: useSuspenseQuery.Options<GoToPlacesQueryVariables>) {
  return useSuspenseQuery<GoToPlacesQuery, GoToPlacesQueryVariables>(GoToPlacesDocument, options);
}

export function useGoToRequestsQuery(options: useQuery.Options<GoToRequestsQuery, GoToRequestsQueryVariables>) {
  return useQuery<GoToRequestsQuery, GoToRequestsQueryVariables>(GoToRequestsDocument, options);
}

export function useGoToRequestsSuspenseQuery(options: useSuspenseQuery.Options<GoToRequestsQueryVariables>) {
  return useSuspenseQuery<GoToRequestsQuery, GoToRequestsQueryVariables>(GoToRequestsDocument, options);
}

export function useGoToContentQuery(options: useQuery.Options<GoToContentQuery, GoToContentQueryVariables> = {}) {
  return useQuery<GoToContentQuery, GoToContentQueryVariables>(GoToContentDocument, options);
}

export function useGoToContentSuspenseQuery(options: useSuspenseQuery.Options<GoToContentQueryVariables> = {}) {
  return useSuspenseQuery<GoToContentQuery, GoToContentQueryVariables>(GoToContentDocument, options);
}

export function useAiGeneratorQuery(options: useQuery.Options<AiGeneratorQuery, AiGeneratorQueryVariables> = {}) {
  return useQuery<AiGeneratorQuery, AiGeneratorQueryVariables>(AiGeneratorDocument, options);
}

export function useAiGeneratorSuspenseQuery(options: useSuspenseQuery.Options<AiGeneratorQueryVariables> = {}) {
  return useSuspenseQuery<AiGeneratorQuery, AiGeneratorQueryVariables>(AiGeneratorDocument, options);
}

export function useGeneratePostSubscription(options: useSubscription.Options<GeneratePostSubscription, GeneratePostSubscriptionVariables>) {
  return useSubscription<GeneratePostSubscription, GeneratePostSubscriptionVariables>(GeneratePostDocument, options);
}

export function usePostConversationQuery(options: useQuery.Options<PostConversationQuery, PostConversationQueryVariables>) {
  return useQuery<PostConversationQuery, PostConversationQueryVariables>(PostConversationDocument, options);
}

export function usePostConversationSuspenseQuery(options: useSuspenseQuery.Options<PostConversationQueryVariables>) {
  return useSuspenseQuery<PostConversationQuery, PostConversationQueryVariables>(PostConversationDocument, options);
}

export function useRevisePostSubscription(options: useSubscription.Options<RevisePostSubscription, RevisePostSubscriptionVariables>) {
  return useSubscription<RevisePostSubscription, RevisePostSubscriptionVariables>(RevisePostDocument, options);
}

export function useProposedRevisionQuery(options: useQuery.Options<ProposedRevisionQuery, ProposedRevisionQueryVariables>) {
  return useQuery<ProposedRevisionQuery, ProposedRevisionQueryVariables>(ProposedRevisionDocument, options);
}

export function useProposedRevisionSuspenseQuery(options: useSuspenseQuery.Options<ProposedRevisionQueryVariables>) {
  return useSuspenseQuery<ProposedRevisionQuery, ProposedRevisionQueryVariables>(ProposedRevisionDocument, options);
}

export function useAcceptRevisionMutation(options: useMutation.Options<AcceptRevisionMutation, AcceptRevisionMutationVariables> = {}) {
  return useMutation<AcceptRevisionMutation, AcceptRevisionMutationVariables>(AcceptRevisionDocument, options);
}

export function useLeaveRevisionMutation(options: useMutation.Options<LeaveRevisionMutation, LeaveRevisionMutationVariables> = {}) {
  return useMutation<LeaveRevisionMutation, LeaveRevisionMutationVariables>(LeaveRevisionDocument, options);
}

export function usePostChecksQuery(options: useQuery.Options<PostChecksQuery, PostChecksQueryVariables>) {
  return useQuery<PostChecksQuery, PostChecksQueryVariables>(PostChecksDocument, options);
}

export function usePostChecksSuspenseQuery(options: useSuspenseQuery.Options<PostChecksQueryVariables>) {
  return useSuspenseQuery<PostChecksQuery, PostChecksQueryVariables>(PostChecksDocument, options);
}

export function useExternalLinksMutation(options: useMutation.Options<ExternalLinksMutation, ExternalLinksMutationVariables> = {}) {
  return useMutation<ExternalLinksMutation, ExternalLinksMutationVariables>(ExternalLinksDocument, options);
}

export function usePostDraftsQuery(options: useQuery.Options<PostDraftsQuery, PostDraftsQueryVariables> = {}) {
  return useQuery<PostDraftsQuery, PostDraftsQueryVariables>(PostDraftsDocument, options);
}

export function usePostDraftsSuspenseQuery(options: useSuspenseQuery.Options<PostDraftsQueryVariables> = {}) {
  return useSuspenseQuery<PostDraftsQuery, PostDraftsQueryVariables>(PostDraftsDocument, options);
}

export function useUnsavedDraftsQuery(options: useQuery.Options<UnsavedDraftsQuery, UnsavedDraftsQueryVariables> = {}) {
  return useQuery<UnsavedDraftsQuery, UnsavedDraftsQueryVariables>(UnsavedDraftsDocument, options);
}

export function useUnsavedDraftsSuspenseQuery(options: useSuspenseQuery.Options<UnsavedDraftsQueryVariables> = {}) {
  return useSuspenseQuery<UnsavedDraftsQuery, UnsavedDraftsQueryVariables>(UnsavedDraftsDocument, options);
}

export function useSavePostDraftMutation(options: useMutation.Options<SavePostDraftMutation, SavePostDraftMutationVariables> = {}) {
  return useMutation<SavePostDraftMutation, SavePostDraftMutationVariables>(SavePostDraftDocument, options);
}

export function useDiscardPostDraftMutation(options: useMutation.Options<DiscardPostDraftMutation, DiscardPostDraftMutationVariables> = {}) {
  return useMutation<DiscardPostDraftMutation, DiscardPostDraftMutationVariables>(DiscardPostDraftDocument, options);
}

export function useCheckSlugQuery(options: useQuery.Options<CheckSlugQuery, CheckSlugQueryVariables>) {
  return useQuery<CheckSlugQuery, CheckSlugQueryVariables>(CheckSlugDocument, options);
}

export function useCheckSlugSuspenseQuery(options: useSuspenseQuery.Options<CheckSlugQueryVariables>) {
  return useSuspenseQuery<CheckSlugQuery, CheckSlugQueryVariables>(CheckSlugDocument, options);
}

export function usePreviewLinksQuery(options: useQuery.Options<PreviewLinksQuery, PreviewLinksQueryVariables>) {
  return useQuery<PreviewLinksQuery, PreviewLinksQueryVariables>(PreviewLinksDocument, options);
}

export function usePreviewLinksSuspenseQuery(options: useSuspenseQuery.Options<PreviewLinksQueryVariables>) {
  return useSuspenseQuery<PreviewLinksQuery, PreviewLinksQueryVariables>(PreviewLinksDocument, options);
}

export function useCreatePreviewLinkMutation(options: useMutation.Options<CreatePreviewLinkMutation, CreatePreviewLinkMutationVariables> = {}) {
  return useMutation<CreatePreviewLinkMutation, CreatePreviewLinkMutationVariables>(CreatePreviewLinkDocument, options);
}

export function useWithdrawPreviewLinksMutation(options: useMutation.Options<WithdrawPreviewLinksMutation, WithdrawPreviewLinksMutationVariables> = {}) {
  return useMutation<WithdrawPreviewLinksMutation, WithdrawPreviewLinksMutationVariables>(WithdrawPreviewLinksDocument, options);
}

export function usePostTeamQuery(options: useQuery.Options<PostTeamQuery, PostTeamQueryVariables> = {}) {
  return useQuery<PostTeamQuery, PostTeamQueryVariables>(PostTeamDocument, options);
}

export function usePostTeamSuspenseQuery(options: useSuspenseQuery.Options<PostTeamQueryVariables> = {}) {
  return useSuspenseQuery<PostTeamQuery, PostTeamQueryVariables>(PostTeamDocument, options);
}

export function usePostVersionListQuery(options: useQuery.Options<PostVersionListQuery, PostVersionListQueryVariables>) {
  return useQuery<PostVersionListQuery, PostVersionListQueryVariables>(PostVersionListDocument, options);
}

export function usePostVersionListSuspenseQuery(options: useSuspenseQuery.Options<PostVersionListQueryVariables>) {
  return useSuspenseQuery<PostVersionListQuery, PostVersionListQueryVariables>(PostVersionListDocument, options);
}

export function usePostVersionTextQuery(options: useQuery.Options<PostVersionTextQuery, PostVersionTextQueryVariables>) {
  return useQuery<PostVersionTextQuery, PostVersionTextQueryVariables>(PostVersionTextDocument, options);
}

export function usePostVersionTextSuspenseQuery(options: useSuspenseQuery.Options<PostVersionTextQueryVariables>) {
  return useSuspenseQuery<PostVersionTextQuery, PostVersionTextQueryVariables>(PostVersionTextDocument, options);
}

export function useRestorePostVersionMutation(options: useMutation.Options<RestorePostVersionMutation, RestorePostVersionMutationVariables> = {}) {
  return useMutation<RestorePostVersionMutation, RestorePostVersionMutationVariables>(RestorePostVersionDocument, options);
}

export function useSavedPostChangesQuery(options: useQuery.Options<SavedPostChangesQuery, SavedPostChangesQueryVariables>) {
  return useQuery<SavedPostChangesQuery, SavedPostChangesQueryVariables>(SavedPostChangesDocument, options);
}

export function useSavedPostChangesSuspenseQuery(options: useSuspenseQuery.Options<SavedPostChangesQueryVariables>) {
  return useSuspenseQuery<SavedPostChangesQuery, SavedPostChangesQueryVariables>(SavedPostChangesDocument, options);
}

export function useSavedPostChangesTextQuery(options: useQuery.Options<SavedPostChangesTextQuery, SavedPostChangesTextQueryVariables>) {
  return useQuery<SavedPostChangesTextQuery, SavedPostChangesTextQueryVariables>(SavedPostChangesTextDocument, options);
}

export function useSavedPostChangesTextSuspenseQuery(options: useSuspenseQuery.Options<SavedPostChangesTextQueryVariables>) {
  return useSuspenseQuery<SavedPostChangesTextQuery, SavedPostChangesTextQueryVariables>(SavedPostChangesTextDocument, options);
}

export function useRestorePostChangesMutation(options: useMutation.Options<RestorePostChangesMutation, RestorePostChangesMutationVariables> = {}) {
  return useMutation<RestorePostChangesMutation, RestorePostChangesMutationVariables>(RestorePostChangesDocument, options);
}

export function useDeletedPostListQuery(options: useQuery.Options<DeletedPostListQuery, DeletedPostListQueryVariables>) {
  return useQuery<DeletedPostListQuery, DeletedPostListQueryVariables>(DeletedPostListDocument, options);
}

export function useDeletedPostListSuspenseQuery(options: useSuspenseQuery.Options<DeletedPostListQueryVariables>) {
  return useSuspenseQuery<DeletedPostListQuery, DeletedPostListQueryVariables>(DeletedPostListDocument, options);
}

export function useRestorePostMutation(options: useMutation.Options<RestorePostMutation, RestorePostMutationVariables> = {}) {
  return useMutation<RestorePostMutation, RestorePostMutationVariables>(RestorePostDocument, options);
}

export function usePublicationScheduleQuery(options: useQuery.Options<PublicationScheduleQuery, PublicationScheduleQueryVariables> = {}) {
  return useQuery<PublicationScheduleQuery, PublicationScheduleQueryVariables>(PublicationScheduleDocument, options);
}

export function usePublicationScheduleSuspenseQuery(options: useSuspenseQuery.Options<PublicationScheduleQueryVariables> = {}) {
  return useSuspenseQuery<PublicationScheduleQuery, PublicationScheduleQueryVariables>(PublicationScheduleDocument, options);
}

export function useAuditLogQuery(options: useQuery.Options<AuditLogQuery, AuditLogQueryVariables>) {
  return useQuery<AuditLogQuery, AuditLogQueryVariables>(AuditLogDocument, options);
}

export function useAuditLogSuspenseQuery(options: useSuspenseQuery.Options<AuditLogQueryVariables>) {
  return useSuspenseQuery<AuditLogQuery, AuditLogQueryVariables>(AuditLogDocument, options);
}

export function useAuditPeopleQuery(options: useQuery.Options<AuditPeopleQuery, AuditPeopleQueryVariables> = {}) {
  return useQuery<AuditPeopleQuery, AuditPeopleQueryVariables>(AuditPeopleDocument, options);
}

export function useAuditPeopleSuspenseQuery(options: useSuspenseQuery.Options<AuditPeopleQueryVariables> = {}) {
  return useSuspenseQuery<AuditPeopleQuery, AuditPeopleQueryVariables>(AuditPeopleDocument, options);
}

export function usePostListQuery(options: useQuery.Options<PostListQuery, PostListQueryVariables>) {
  return useQuery<PostListQuery, PostListQueryVariables>(PostListDocument, options);
}

export function usePostListSuspenseQuery(options: useSuspenseQuery.Options<PostListQueryVariables>) {
  return useSuspenseQuery<PostListQuery, PostListQueryVariables>(PostListDocument, options);
}

export function useEditedPostQuery(options: useQuery.Options<EditedPostQuery, EditedPostQueryVariables>) {
  return useQuery<EditedPostQuery, EditedPostQueryVariables>(EditedPostDocument, options);
}

export function useEditedPostSuspenseQuery(options: useSuspenseQuery.Options<EditedPostQueryVariables>) {
  return useSuspenseQuery<EditedPostQuery, EditedPostQueryVariables>(EditedPostDocument, options);
}

export function useCreatePostMutation(options: useMutation.Options<CreatePostMutation, CreatePostMutationVariables> = {}) {
  return useMutation<CreatePostMutation, CreatePostMutationVariables>(CreatePostDocument, options);
}

export function useUpdatePostMutation(options: useMutation.Options<UpdatePostMutation, UpdatePostMutationVariables> = {}) {
  return useMutation<UpdatePostMutation, UpdatePostMutationVariables>(UpdatePostDocument, options);
}

export function useSavePostChangesMutation(options: useMutation.Options<SavePostChangesMutation, SavePostChangesMutationVariables> = {}) {
  return useMutation<SavePostChangesMutation, SavePostChangesMutationVariables>(SavePostChangesDocument, options);
}

export function useDiscardPostChangesMutation(options: useMutation.Options<DiscardPostChangesMutation, DiscardPostChangesMutationVariables> = {}) {
  return useMutation<DiscardPostChangesMutation, DiscardPostChangesMutationVariables>(DiscardPostChangesDocument, options);
}

export function useSetPostPublishedMutation(options: useMutation.Options<SetPostPublishedMutation, SetPostPublishedMutationVariables> = {}) {
  return useMutation<SetPostPublishedMutation, SetPostPublishedMutationVariables>(SetPostPublishedDocument, options);
}

export function useDeletePostMutation(options: useMutation.Options<DeletePostMutation, DeletePostMutationVariables> = {}) {
  return useMutation<DeletePostMutation, DeletePostMutationVariables>(DeletePostDocument, options);
}

export function useDraftPreviewQuery(options: useQuery.Options<DraftPreviewQuery, DraftPreviewQueryVariables>) {
  return useQuery<DraftPreviewQuery, DraftPreviewQueryVariables>(DraftPreviewDocument, options);
}

export function useDraftPreviewSuspenseQuery(options: useSuspenseQuery.Options<DraftPreviewQueryVariables>) {
  return useSuspenseQuery<DraftPreviewQuery, DraftPreviewQueryVariables>(DraftPreviewDocument, options);
}

export function usePostReviewsQuery(options: useQuery.Options<PostReviewsQuery, PostReviewsQueryVariables>) {
  return useQuery<PostReviewsQuery, PostReviewsQueryVariables>(PostReviewsDocument, options);
}

export function usePostReviewsSuspenseQuery(options: useSuspenseQuery.Options<PostReviewsQueryVariables>) {
  return useSuspenseQuery<PostReviewsQuery, PostReviewsQueryVariables>(PostReviewsDocument, options);
}

export function useRequestReviewMutation(options: useMutation.Options<RequestReviewMutation, RequestReviewMutationVariables> = {}) {
  return useMutation<RequestReviewMutation, RequestReviewMutationVariables>(RequestReviewDocument, options);
}

export function useWithdrawReviewMutation(options: useMutation.Options<WithdrawReviewMutation, WithdrawReviewMutationVariables> = {}) {
  return useMutation<WithdrawReviewMutation, WithdrawReviewMutationVariables>(WithdrawReviewDocument, options);
}

export function useApplyReviewNoteMutation(options: useMutation.Options<ApplyReviewNoteMutation, ApplyReviewNoteMutationVariables> = {}) {
  return useMutation<ApplyReviewNoteMutation, ApplyReviewNoteMutationVariables>(ApplyReviewNoteDocument, options);
}

export function useResolveReviewNoteMutation(options: useMutation.Options<ResolveReviewNoteMutation, ResolveReviewNoteMutationVariables> = {}) {
  return useMutation<ResolveReviewNoteMutation, ResolveReviewNoteMutationVariables>(ResolveReviewNoteDocument, options);
}

export function useApprovalRecordQuery(options: useQuery.Options<ApprovalRecordQuery, ApprovalRecordQueryVariables>) {
  return useQuery<ApprovalRecordQuery, ApprovalRecordQueryVariables>(ApprovalRecordDocument, options);
}

export function useApprovalRecordSuspenseQuery(options: useSuspenseQuery.Options<ApprovalRecordQueryVariables>) {
  return useSuspenseQuery<ApprovalRecordQuery, ApprovalRecordQueryVariables>(ApprovalRecordDocument, options);
}

export function usePreviewArticlesQuery(options: useQuery.Options<PreviewArticlesQuery, PreviewArticlesQueryVariables> = {}) {
  return useQuery<PreviewArticlesQuery, PreviewArticlesQueryVariables>(PreviewArticlesDocument, options);
}

export function usePreviewArticlesSuspenseQuery(options: useSuspenseQuery.Options<PreviewArticlesQueryVariables> = {}) {
  return useSuspenseQuery<PreviewArticlesQuery, PreviewArticlesQueryVariables>(PreviewArticlesDocument, options);
}

export function usePreviewArticleQuery(options: useQuery.Options<PreviewArticleQuery, PreviewArticleQueryVariables>) {
  return useQuery<PreviewArticleQuery, PreviewArticleQueryVariables>(PreviewArticleDocument, options);
}

export function usePreviewArticleSuspenseQuery(options: useSuspenseQuery.Options<PreviewArticleQueryVariables>) {
  return useSuspenseQuery<PreviewArticleQuery, PreviewArticleQueryVariables>(PreviewArticleDocument, options);
}

export function usePersonDataQuery(options: useQuery.Options<PersonDataQuery, PersonDataQueryVariables>) {
  return useQuery<PersonDataQuery, PersonDataQueryVariables>(PersonDataDocument, options);
}

export function usePersonDataSuspenseQuery(options: useSuspenseQuery.Options<PersonDataQueryVariables>) {
  return useSuspenseQuery<PersonDataQuery, PersonDataQueryVariables>(PersonDataDocument, options);
}

export function useErasePersonMutation(options: useMutation.Options<ErasePersonMutation, ErasePersonMutationVariables> = {}) {
  return useMutation<ErasePersonMutation, ErasePersonMutationVariables>(ErasePersonDocument, options);
}

export function useRedirectListQuery(options: useQuery.Options<RedirectListQuery, RedirectListQueryVariables>) {
  return useQuery<RedirectListQuery, RedirectListQueryVariables>(RedirectListDocument, options);
}

export function useRedirectListSuspenseQuery(options: useSuspenseQuery.Options<RedirectListQueryVariables>) {
  return useSuspenseQuery<RedirectListQuery, RedirectListQueryVariables>(RedirectListDocument, options);
}

export function useMissingPathsQuery(options: useQuery.Options<MissingPathsQuery, MissingPathsQueryVariables> = {}) {
  return useQuery<MissingPathsQuery, MissingPathsQueryVariables>(MissingPathsDocument, options);
}

export function useMissingPathsSuspenseQuery(options: useSuspenseQuery.Options<MissingPathsQueryVariables> = {}) {
  return useSuspenseQuery<MissingPathsQuery, MissingPathsQueryVariables>(MissingPathsDocument, options);
}

export function useSaveRedirectMutation(options: useMutation.Options<SaveRedirectMutation, SaveRedirectMutationVariables> = {}) {
  return useMutation<SaveRedirectMutation, SaveRedirectMutationVariables>(SaveRedirectDocument, options);
}

export function useDeleteRedirectMutation(options: useMutation.Options<DeleteRedirectMutation, DeleteRedirectMutationVariables> = {}) {
  return useMutation<DeleteRedirectMutation, DeleteRedirectMutationVariables>(DeleteRedirectDocument, options);
}

export function useSaveReplyTemplateMutation(options: useMutation.Options<SaveReplyTemplateMutation, SaveReplyTemplateMutationVariables> = {}) {
  return useMutation<SaveReplyTemplateMutation, SaveReplyTemplateMutationVariables>(SaveReplyTemplateDocument, options);
}

export function useDeleteReplyTemplateMutation(options: useMutation.Options<DeleteReplyTemplateMutation, DeleteReplyTemplateMutationVariables> = {}) {
  return useMutation<DeleteReplyTemplateMutation, DeleteReplyTemplateMutationVariables>(DeleteReplyTemplateDocument, options);
}

export function useRequestDetailQuery(options: useQuery.Options<RequestDetailQuery, RequestDetailQueryVariables>) {
  return useQuery<RequestDetailQuery, RequestDetailQueryVariables>(RequestDetailDocument, options);
}

export function useRequestDetailSuspenseQuery(options: useSuspenseQuery.Options<RequestDetailQueryVariables>) {
  return useSuspenseQuery<RequestDetailQuery, RequestDetailQueryVariables>(RequestDetailDocument, options);
}

export function useSaveRequestNotesMutation(options: useMutation.Options<SaveRequestNotesMutation, SaveRequestNotesMutationVariables> = {}) {
  return useMutation<SaveRequestNotesMutation, SaveRequestNotesMutationVariables>(SaveRequestNotesDocument, options);
}

export function useResendNotificationMutation(options: useMutation.Options<ResendNotificationMutation, ResendNotificationMutationVariables> = {}) {
  return useMutation<ResendNotificationMutation, ResendNotificationMutationVariables>(ResendNotificationDocument, options);
}

export function useGiveUpNotificationMutation(options: useMutation.Options<GiveUpNotificationMutation, GiveUpNotificationMutationVariables> = {}) {
  return useMutation<GiveUpNotificationMutation, GiveUpNotificationMutationVariables>(GiveUpNotificationDocument, options);
}

export function useMeetingsQuery(options: useQuery.Options<MeetingsQuery, MeetingsQueryVariables>) {
  return useQuery<MeetingsQuery, MeetingsQueryVariables>(MeetingsDocument, options);
}

export function useMeetingsSuspenseQuery(options: useSuspenseQuery.Options<MeetingsQueryVariables>) {
  return useSuspenseQuery<MeetingsQuery, MeetingsQueryVariables>(MeetingsDocument, options);
}

export function useMeetingsOfferedQuery(options: useQuery.Options<MeetingsOfferedQuery, MeetingsOfferedQueryVariables> = {}) {
  return useQuery<MeetingsOfferedQuery, MeetingsOfferedQueryVariables>(MeetingsOfferedDocument, options);
}

export function useMeetingsOfferedSuspenseQuery(options: useSuspenseQuery.Options<MeetingsOfferedQueryVariables> = {}) {
  return useSuspenseQuery<MeetingsOfferedQuery, MeetingsOfferedQueryVariables>(MeetingsOfferedDocument, options);
}

export function useRequestOverviewQuery(options: useQuery.Options<RequestOverviewQuery, RequestOverviewQueryVariables> = {}) {
  return useQuery<RequestOverviewQuery, RequestOverviewQueryVariables>(RequestOverviewDocument, options);
}

export function useRequestOverviewSuspenseQuery(options: useSuspenseQuery.Options<RequestOverviewQueryVariables> = {}) {
  return useSuspenseQuery<RequestOverviewQuery, RequestOverviewQueryVariables>(RequestOverviewDocument, options);
}

export function useRequestThreadQuery(options: useQuery.Options<RequestThreadQuery, RequestThreadQueryVariables>) {
  return useQuery<RequestThreadQuery, RequestThreadQueryVariables>(RequestThreadDocument, options);
}

export function useRequestThreadSuspenseQuery(options: useSuspenseQuery.Options<RequestThreadQueryVariables>) {
  return useSuspenseQuery<RequestThreadQuery, RequestThreadQueryVariables>(RequestThreadDocument, options);
}

export function useReplyToRequestMutation(options: useMutation.Options<ReplyToRequestMutation, ReplyToRequestMutationVariables> = {}) {
  return useMutation<ReplyToRequestMutation, ReplyToRequestMutationVariables>(ReplyToRequestDocument, options);
}

export function useReplyDraftQuery(options: useQuery.Options<ReplyDraftQuery, ReplyDraftQueryVariables>) {
  return useQuery<ReplyDraftQuery, ReplyDraftQueryVariables>(ReplyDraftDocument, options);
}

export function useReplyDraftSuspenseQuery(options: useSuspenseQuery.Options<ReplyDraftQueryVariables>) {
  return useSuspenseQuery<ReplyDraftQuery, ReplyDraftQueryVariables>(ReplyDraftDocument, options);
}

export function useSaveReplyDraftMutation(options: useMutation.Options<SaveReplyDraftMutation, SaveReplyDraftMutationVariables> = {}) {
  return useMutation<SaveReplyDraftMutation, SaveReplyDraftMutationVariables>(SaveReplyDraftDocument, options);
}

export function useDiscardReplyDraftMutation(options: useMutation.Options<DiscardReplyDraftMutation, DiscardReplyDraftMutationVariables> = {}) {
  return useMutation<DiscardReplyDraftMutation, DiscardReplyDraftMutationVariables>(DiscardReplyDraftDocument, options);
}

export function useReplyTemplatesQuery(options: useQuery.Options<ReplyTemplatesQuery, ReplyTemplatesQueryVariables> = {}) {
  return useQuery<ReplyTemplatesQuery, ReplyTemplatesQueryVariables>(ReplyTemplatesDocument, options);
}

export function useReplyTemplatesSuspenseQuery(options: useSuspenseQuery.Options<ReplyTemplatesQueryVariables> = {}) {
  return useSuspenseQuery<ReplyTemplatesQuery, ReplyTemplatesQueryVariables>(ReplyTemplatesDocument, options);
}

export function useRequestListQuery(options: useQuery.Options<RequestListQuery, RequestListQueryVariables>) {
  return useQuery<RequestListQuery, RequestListQueryVariables>(RequestListDocument, options);
}

export function useRequestListSuspenseQuery(options: useSuspenseQuery.Options<RequestListQueryVariables>) {
  return useSuspenseQuery<RequestListQuery, RequestListQueryVariables>(RequestListDocument, options);
}

export function useInboxViewCountsQuery(options: useQuery.Options<InboxViewCountsQuery, InboxViewCountsQueryVariables>) {
  return useQuery<InboxViewCountsQuery, InboxViewCountsQueryVariables>(InboxViewCountsDocument, options);
}

export function useInboxViewCountsSuspenseQuery(options: useSuspenseQuery.Options<InboxViewCountsQueryVariables>) {
  return useSuspenseQuery<InboxViewCountsQuery, InboxViewCountsQueryVariables>(InboxViewCountsDocument, options);
}

export function useNewRequestCountQuery(options: useQuery.Options<NewRequestCountQuery, NewRequestCountQueryVariables> = {}) {
  return useQuery<NewRequestCountQuery, NewRequestCountQueryVariables>(NewRequestCountDocument, options);
}

export function useNewRequestCountSuspenseQuery(options: useSuspenseQuery.Options<NewRequestCountQueryVariables> = {}) {
  return useSuspenseQuery<NewRequestCountQuery, NewRequestCountQueryVariables>(NewRequestCountDocument, options);
}

export function useSuspectCountQuery(options: useQuery.Options<SuspectCountQuery, SuspectCountQueryVariables> = {}) {
  return useQuery<SuspectCountQuery, SuspectCountQueryVariables>(SuspectCountDocument, options);
}

export function useSuspectCountSuspenseQuery(options: useSuspenseQuery.Options<SuspectCountQueryVariables> = {}) {
  return useSuspenseQuery<SuspectCountQuery, SuspectCountQueryVariables>(SuspectCountDocument, options);
}

export function useSetRequestStatusMutation(options: useMutation.Options<SetRequestStatusMutation, SetRequestStatusMutationVariables> = {}) {
  return useMutation<SetRequestStatusMutation, SetRequestStatusMutationVariables>(SetRequestStatusDocument, options);
}

export function useAssigneesQuery(options: useQuery.Options<AssigneesQuery, AssigneesQueryVariables> = {}) {
  return useQuery<AssigneesQuery, AssigneesQueryVariables>(AssigneesDocument, options);
}

export function useAssigneesSuspenseQuery(options: useSuspenseQuery.Options<AssigneesQueryVariables> = {}) {
  return useSuspenseQuery<AssigneesQuery, AssigneesQueryVariables>(AssigneesDocument, options);
}

export function useSetRequestOutcomeMutation(options: useMutation.Options<SetRequestOutcomeMutation, SetRequestOutcomeMutationVariables> = {}) {
  return useMutation<SetRequestOutcomeMutation, SetRequestOutcomeMutationVariables>(SetRequestOutcomeDocument, options);
}

export function useAssignRequestsMutation(options: useMutation.Options<AssignRequestsMutation, AssignRequestsMutationVariables> = {}) {
  return useMutation<AssignRequestsMutation, AssignRequestsMutationVariables>(AssignRequestsDocument, options);
}

export function useMoveToInboxMutation(options: useMutation.Options<MoveToInboxMutation, MoveToInboxMutationVariables> = {}) {
  return useMutation<MoveToInboxMutation, MoveToInboxMutationVariables>(MoveToInboxDocument, options);
}

export function useMoveToSuspectsMutation(options: useMutation.Options<MoveToSuspectsMutation, MoveToSuspectsMutationVariables> = {}) {
  return useMutation<MoveToSuspectsMutation, MoveToSuspectsMutationVariables>(MoveToSuspectsDocument, options);
}

export function useMayExportQuery(options: useQuery.Options<MayExportQuery, MayExportQueryVariables> = {}) {
  return useQuery<MayExportQuery, MayExportQueryVariables>(MayExportDocument, options);
}

export function useMayExportSuspenseQuery(options: useSuspenseQuery.Options<MayExportQueryVariables> = {}) {
  return useSuspenseQuery<MayExportQuery, MayExportQueryVariables>(MayExportDocument, options);
}

export function useDeskMailQuery(options: useQuery.Options<DeskMailQuery, DeskMailQueryVariables> = {}) {
  return useQuery<DeskMailQuery, DeskMailQueryVariables>(DeskMailDocument, options);
}

export function useDeskMailSuspenseQuery(options: useSuspenseQuery.Options<DeskMailQueryVariables> = {}) {
  return useSuspenseQuery<DeskMailQuery, DeskMailQueryVariables>(DeskMailDocument, options);
}

export function useAiSettingsQuery(options: useQuery.Options<AiSettingsQuery, AiSettingsQueryVariables> = {}) {
  return useQuery<AiSettingsQuery, AiSettingsQueryVariables>(AiSettingsDocument, options);
}

export function useAiSettingsSuspenseQuery(options: useSuspenseQuery.Options<AiSettingsQueryVariables> = {}) {
  return useSuspenseQuery<AiSettingsQuery, AiSettingsQueryVariables>(AiSettingsDocument, options);
}

export function useSaveAiSettingsMutation(options: useMutation.Options<SaveAiSettingsMutation, SaveAiSettingsMutationVariables> = {}) {
  return useMutation<SaveAiSettingsMutation, SaveAiSettingsMutationVariables>(SaveAiSettingsDocument, options);
}

export function useApiKeysQuery(options: useQuery.Options<ApiKeysQuery, ApiKeysQueryVariables> = {}) {
  return useQuery<ApiKeysQuery, ApiKeysQueryVariables>(ApiKeysDocument, options);
}

export function useApiKeysSuspenseQuery(options: useSuspenseQuery.Options<ApiKeysQueryVariables> = {}) {
  return useSuspenseQuery<ApiKeysQuery, ApiKeysQueryVariables>(ApiKeysDocument, options);
}

export function useCreateApiKeyMutation(options: useMutation.Options<CreateApiKeyMutation, CreateApiKeyMutationVariables> = {}) {
  return useMutation<CreateApiKeyMutation, CreateApiKeyMutationVariables>(CreateApiKeyDocument, options);
}

export function useRevokeApiKeyMutation(options: useMutation.Options<RevokeApiKeyMutation, RevokeApiKeyMutationVariables> = {}) {
  return useMutation<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>(RevokeApiKeyDocument, options);
}

export function useMachineReaderSettingsQuery(options: useQuery.Options<MachineReaderSettingsQuery, MachineReaderSettingsQueryVariables> = {}) {
  return useQuery<MachineReaderSettingsQuery, MachineReaderSettingsQueryVariables>(MachineReaderSettingsDocument, options);
}

export function useMachineReaderSettingsSuspenseQuery(options: useSuspenseQuery.Options<MachineReaderSettingsQueryVariables> = {}) {
  return useSuspenseQuery<MachineReaderSettingsQuery, MachineReaderSettingsQueryVariables>(MachineReaderSettingsDocument, options);
}

export function useSaveMachineReaderSettingsMutation(options: useMutation.Options<SaveMachineReaderSettingsMutation, SaveMachineReaderSettingsMutationVariables> = {}) {
  return useMutation<SaveMachineReaderSettingsMutation, SaveMachineReaderSettingsMutationVariables>(SaveMachineReaderSettingsDocument, options);
}

export function useMeetingSettingsQuery(options: useQuery.Options<MeetingSettingsQuery, MeetingSettingsQueryVariables> = {}) {
  return useQuery<MeetingSettingsQuery, MeetingSettingsQueryVariables>(MeetingSettingsDocument, options);
}

export function useMeetingSettingsSuspenseQuery(options: useSuspenseQuery.Options<MeetingSettingsQueryVariables> = {}) {
  return useSuspenseQuery<MeetingSettingsQuery, MeetingSettingsQueryVariables>(MeetingSettingsDocument, options);
}

export function useSaveMeetingSettingsMutation(options: useMutation.Options<SaveMeetingSettingsMutation, SaveMeetingSettingsMutationVariables> = {}) {
  return useMutation<SaveMeetingSettingsMutation, SaveMeetingSettingsMutationVariables>(SaveMeetingSettingsDocument, options);
}

export function useNextMeetingTimesQuery(options: useQuery.Options<NextMeetingTimesQuery, NextMeetingTimesQueryVariables>) {
  return useQuery<NextMeetingTimesQuery, NextMeetingTimesQueryVariables>(NextMeetingTimesDocument, options);
}

export function useNextMeetingTimesSuspenseQuery(options: useSuspenseQuery.Options<NextMeetingTimesQueryVariables>) {
  return useSuspenseQuery<NextMeetingTimesQuery, NextMeetingTimesQueryVariables>(NextMeetingTimesDocument, options);
}

export function usePeopleQuery(options: useQuery.Options<PeopleQuery, PeopleQueryVariables> = {}) {
  return useQuery<PeopleQuery, PeopleQueryVariables>(PeopleDocument, options);
}

export function usePeopleSuspenseQuery(options: useSuspenseQuery.Options<PeopleQueryVariables> = {}) {
  return useSuspenseQuery<PeopleQuery, PeopleQueryVariables>(PeopleDocument, options);
}

export function useInvitePersonMutation(options: useMutation.Options<InvitePersonMutation, InvitePersonMutationVariables> = {}) {
  return useMutation<InvitePersonMutation, InvitePersonMutationVariables>(InvitePersonDocument, options);
}

export function useSavePersonRolesMutation(options: useMutation.Options<SavePersonRolesMutation, SavePersonRolesMutationVariables> = {}) {
  return useMutation<SavePersonRolesMutation, SavePersonRolesMutationVariables>(SavePersonRolesDocument, options);
}

export function useRemovePersonMutation(options: useMutation.Options<RemovePersonMutation, RemovePersonMutationVariables> = {}) {
  return useMutation<RemovePersonMutation, RemovePersonMutationVariables>(RemovePersonDocument, options);
}

export function useEndSessionsMutation(options: useMutation.Options<EndSessionsMutation, EndSessionsMutationVariables> = {}) {
  return useMutation<EndSessionsMutation, EndSessionsMutationVariables>(EndSessionsDocument, options);
}

export function useReviewRulesQuery(options: useQuery.Options<ReviewRulesQuery, ReviewRulesQueryVariables> = {}) {
  return useQuery<ReviewRulesQuery, ReviewRulesQueryVariables>(ReviewRulesDocument, options);
}

export function useReviewRulesSuspenseQuery(options: useSuspenseQuery.Options<ReviewRulesQueryVariables> = {}) {
  return useSuspenseQuery<ReviewRulesQuery, ReviewRulesQueryVariables>(ReviewRulesDocument, options);
}

export function useSaveReviewRulesMutation(options: useMutation.Options<SaveReviewRulesMutation, SaveReviewRulesMutationVariables> = {}) {
  return useMutation<SaveReviewRulesMutation, SaveReviewRulesMutationVariables>(SaveReviewRulesDocument, options);
}

export function useLaunchChecklistQuery(options: useQuery.Options<LaunchChecklistQuery, LaunchChecklistQueryVariables> = {}) {
  return useQuery<LaunchChecklistQuery, LaunchChecklistQueryVariables>(LaunchChecklistDocument, options);
}

export function useLaunchChecklistSuspenseQuery(options: useSuspenseQuery.Options<LaunchChecklistQueryVariables> = {}) {
  return useSuspenseQuery<LaunchChecklistQuery, LaunchChecklistQueryVariables>(LaunchChecklistDocument, options);
}

export function useOutboxStateQuery(options: useQuery.Options<OutboxStateQuery, OutboxStateQueryVariables> = {}) {
  return useQuery<OutboxStateQuery, OutboxStateQueryVariables>(OutboxStateDocument, options);
}

export function useOutboxStateSuspenseQuery(options: useSuspenseQuery.Options<OutboxStateQueryVariables> = {}) {
  return useSuspenseQuery<OutboxStateQuery, OutboxStateQueryVariables>(OutboxStateDocument, options);
}

export function useSendTestEmailMutation(options: useMutation.Options<SendTestEmailMutation, SendTestEmailMutationVariables> = {}) {
  return useMutation<SendTestEmailMutation, SendTestEmailMutationVariables>(SendTestEmailDocument, options);
}

export function useNotificationLogQuery(options: useQuery.Options<NotificationLogQuery, NotificationLogQueryVariables>) {
  return useQuery<NotificationLogQuery, NotificationLogQueryVariables>(NotificationLogDocument, options);
}

export function useNotificationLogSuspenseQuery(options: useSuspenseQuery.Options<NotificationLogQueryVariables>) {
  return useSuspenseQuery<NotificationLogQuery, NotificationLogQueryVariables>(NotificationLogDocument, options);
}

export function useRequestSettingsQuery(options: useQuery.Options<RequestSettingsQuery, RequestSettingsQueryVariables> = {}) {
  return useQuery<RequestSettingsQuery, RequestSettingsQueryVariables>(RequestSettingsDocument, options);
}

export function useRequestSettingsSuspenseQuery(options: useSuspenseQuery.Options<RequestSettingsQueryVariables> = {}) {
  return useSuspenseQuery<RequestSettingsQuery, RequestSettingsQueryVariables>(RequestSettingsDocument, options);
}

export function useSaveRequestSettingsMutation(options: useMutation.Options<SaveRequestSettingsMutation, SaveRequestSettingsMutationVariables> = {}) {
  return useMutation<SaveRequestSettingsMutation, SaveRequestSettingsMutationVariables>(SaveRequestSettingsDocument, options);
}

export function useWebhooksQuery(options: useQuery.Options<WebhooksQuery, WebhooksQueryVariables> = {}) {
  return useQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options);
}

export function useWebhooksSuspenseQuery(options: useSuspenseQuery.Options<WebhooksQueryVariables> = {}) {
  return useSuspenseQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options);
}

export function useAddWebhookMutation(options: useMutation.Options<AddWebhookMutation, AddWebhookMutationVariables> = {}) {
  return useMutation<AddWebhookMutation, AddWebhookMutationVariables>(AddWebhookDocument, options);
}

export function useRenewWebhookSecretMutation(options: useMutation.Options<RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables> = {}) {
  return useMutation<RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables>(RenewWebhookSecretDocument, options);
}

export function useChangeWebhookMutation(options: useMutation.Options<ChangeWebhookMutation, ChangeWebhookMutationVariables> = {}) {
  return useMutation<ChangeWebhookMutation, ChangeWebhookMutationVariables>(ChangeWebhookDocument, options);
}

export function useDeleteWebhookMutation(options: useMutation.Options<DeleteWebhookMutation, DeleteWebhookMutationVariables> = {}) {
  return useMutation<DeleteWebhookMutation, DeleteWebhookMutationVariables>(DeleteWebhookDocument, options);
}

export function useSendTestWebhookMutation(options: useMutation.Options<SendTestWebhookMutation, SendTestWebhookMutationVariables> = {}) {
  return useMutation<SendTestWebhookMutation, SendTestWebhookMutationVariables>(SendTestWebhookDocument, options);
}

export function useErasuresQuery(options: useQuery.Options<ErasuresQuery, ErasuresQueryVariables> = {}) {
  return useQuery<ErasuresQuery, ErasuresQueryVariables>(ErasuresDocument, options);
}

export function useErasuresSuspenseQuery(options: useSuspenseQuery.Options<ErasuresQueryVariables> = {}) {
  return useSuspenseQuery<ErasuresQuery, ErasuresQueryVariables>(ErasuresDocument, options);
}

export function useMailAlarmQuery(options: useQuery.Options<MailAlarmQuery, MailAlarmQueryVariables> = {}) {
  return useQuery<MailAlarmQuery, MailAlarmQueryVariables>(MailAlarmDocument, options);
}

export function useMailAlarmSuspenseQuery(options: useSuspenseQuery.Options<MailAlarmQueryVariables> = {}) {
  return useSuspenseQuery<MailAlarmQuery, MailAlarmQueryVariables>(MailAlarmDocument, options);
}

export function usePublicTemplateQuery(options: useQuery.Options<PublicTemplateQuery, PublicTemplateQueryVariables> = {}) {
  return useQuery<PublicTemplateQuery, PublicTemplateQueryVariables>(PublicTemplateDocument, options);
}

export function usePublicTemplateSuspenseQuery(options: useSuspenseQuery.Options<PublicTemplateQueryVariables> = {}) {
  return useSuspenseQuery<PublicTemplateQuery, PublicTemplateQueryVariables>(PublicTemplateDocument, options);
}

export function useCurrentTemplateQuery(options: useQuery.Options<CurrentTemplateQuery, CurrentTemplateQueryVariables> = {}) {
  return useQuery<CurrentTemplateQuery, CurrentTemplateQueryVariables>(CurrentTemplateDocument, options);
}

export function useCurrentTemplateSuspenseQuery(options: useSuspenseQuery.Options<CurrentTemplateQueryVariables> = {}) {
  return useSuspenseQuery<CurrentTemplateQuery, CurrentTemplateQueryVariables>(CurrentTemplateDocument, options);
}

export function useSaveTemplateMutation(options: useMutation.Options<SaveTemplateMutation, SaveTemplateMutationVariables> = {}) {
  return useMutation<SaveTemplateMutation, SaveTemplateMutationVariables>(SaveTemplateDocument, options);
}

export function useRunTemplateTestMutation(options: useMutation.Options<RunTemplateTestMutation, RunTemplateTestMutationVariables> = {}) {
  return useMutation<RunTemplateTestMutation, RunTemplateTestMutationVariables>(RunTemplateTestDocument, options);
}

export function useTemplateSavesQuery(options: useQuery.Options<TemplateSavesQuery, TemplateSavesQueryVariables>) {
  return useQuery<TemplateSavesQuery, TemplateSavesQueryVariables>(TemplateSavesDocument, options);
}

export function useTemplateSavesSuspenseQuery(options: useSuspenseQuery.Options<TemplateSavesQueryVariables>) {
  return useSuspenseQuery<TemplateSavesQuery, TemplateSavesQueryVariables>(TemplateSavesDocument, options);
}

export function useTemplateSaveQuery(options: useQuery.Options<TemplateSaveQuery, TemplateSaveQueryVariables>) {
  return useQuery<TemplateSaveQuery, TemplateSaveQueryVariables>(TemplateSaveDocument, options);
}

export function useTemplateSaveSuspenseQuery(options: useSuspenseQuery.Options<TemplateSaveQueryVariables>) {
  return useSuspenseQuery<TemplateSaveQuery, TemplateSaveQueryVariables>(TemplateSaveDocument, options);
}

export function useRestoreTemplateSaveMutation(options: useMutation.Options<RestoreTemplateSaveMutation, RestoreTemplateSaveMutationVariables> = {}) {
  return useMutation<RestoreTemplateSaveMutation, RestoreTemplateSaveMutationVariables>(RestoreTemplateSaveDocument, options);
}

export function useViewerQuery(options: useQuery.Options<ViewerQuery, ViewerQueryVariables> = {}) {
  return useQuery<ViewerQuery, ViewerQueryVariables>(ViewerDocument, options);
}

export function useViewerSuspenseQuery(options: useSuspenseQuery.Options<ViewerQueryVariables> = {}) {
  return useSuspenseQuery<ViewerQuery, ViewerQueryVariables>(ViewerDocument, options);
}