/** The tick ruler between two sections of one ground; decoration (design 4). */
export function Ticks() {
  return (
    <div className="container" aria-hidden="true">
      <div className="ticks" />
    </div>
  );
}
