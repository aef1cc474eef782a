import type { ReplyTemplatesQuery } from '../../../generated/admin.ts';

export type ReplyTemplate = ReplyTemplatesQuery['replyTemplates'][number];
