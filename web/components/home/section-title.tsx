interface SectionTitleProps {
  heading: string;
  lead?: string;
}

/** Heading of a section and the sentence under it. */
export function SectionTitle({ heading, lead }: SectionTitleProps) {
  return (
    <div className="sec-h">
      <h2>{heading}</h2>
      {lead === undefined ? null : <p className="lead">{lead}</p>}
    </div>
  );
}
