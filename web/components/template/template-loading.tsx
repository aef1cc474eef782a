/** Shown while the template is fetched in the browser (product 4.6, 7.6). */
export function TemplateLoading() {
  return (
    <p className="container template-loading" role="status">
      Loading template...
    </p>
  );
}
