/** Home: the single long page (specification §2). */
export function Component() {
  return (
    <>
      <title>Loon</title>
      <h1>HTA-compliant agentic AI systems for health economics and market access</h1>
    </>
  );
}
