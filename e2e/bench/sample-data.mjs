/** A complete demo form, as an integrator would send it. */
export const demoForm = {
  firstName: 'Amir',
  lastName: 'Rahimi',
  affiliation: 'Northgate Biotech',
  email: 'a.rahimi@northgate.example',
  profileUrl: 'https://www.linkedin.com/in/arahimi',
  referralSource: 'A conference poster',
  message: 'We prepare a dossier for a rare disease and want to see the forecasts.',
  platformsToDemo: ['Lens', 'Waters'],
  dataCommunicationsConsent: true,
  dataProcessingConsent: true,
};

/** Fills the table through the public path, 50 requests at a time. */
export async function seedRequests(url, count) {
  for (let sent = 0; sent < count; sent += 50) {
    await Promise.all(
      Array.from({ length: 50 }, () =>
        fetch(`${url}/api/loon-demo-request`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(demoForm),
        }),
      ),
    );
  }
}
