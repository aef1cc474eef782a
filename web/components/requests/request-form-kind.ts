/** Which of the two forms: trial access to Loon Lens, or a demo. */
export type RequestFormKind = 'access' | 'demo';
