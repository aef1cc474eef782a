import type { ReplyTemplatesQuery } from '../../../generated/admin.ts';

/** A template as it is stored. */
export type ReplyTemplate = ReplyTemplatesQuery['replyTemplates'][number];
