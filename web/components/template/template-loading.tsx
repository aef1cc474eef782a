/** Shown while the template is fetched in the browser (specification §2, contract §6 item 27). */
export function TemplateLoading() {
  return (
    <p className="container template-loading" role="status">
      Loading template...
    </p>
  );
}
