import type { EntityManager } from 'typeorm';
import type { Table } from './database/data-source.ts';

/** A place where the site shows an uploaded image, for the administration. */
export interface ImageUse {
  /** The title of the text that shows it. */
  title: string;
  /** The path where that text is read or edited. */
  url: string;
}

/** A text that may contain URLs of uploaded images. */
export interface IllustratedText {
  text: string;
  /** Undefined for a text that can only be restored, such as an earlier version. */
  use: ImageUse | undefined;
}

/** The texts of a module that may show uploaded images, such as the blog's. */
export interface ImageUses {
  /** The tables that contain these texts. */
  tables: readonly Table[];
  /**
   * Reads them a few at a time, in the order in which a text moves between places, so that none is
   * missed; with `includePrevious`, including texts that can only be restored.
   */
  texts: (manager: EntityManager, includePrevious: boolean) => AsyncIterable<IllustratedText>;
}
