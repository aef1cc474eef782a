import type { RevisionService } from './conversation/revision.service.ts';
import type { GenerationService } from './generation.service.ts';

export class StreamedGenerations {
  constructor(
    readonly generations: GenerationService,
    readonly revisions: RevisionService,
  ) {}
}
