/** Where the site is: what was set, or where Firebase Hosting puts a project's site. Empty when neither is known. */
function siteOrigin(variables: Record<string, string>): string {
  if (variables.VITE_SITE_ORIGIN) return new URL(variables.VITE_SITE_ORIGIN).origin;
  const project = variables.VITE_FIREBASE_PROJECT_ID;
  return project ? `https://${project}.web.app` : '';
}

/**
 * robots.txt. Made by the build, since the standard wants an absolute address of the sitemap; a function cannot answer
 * at this path, the Functions Framework keeps it to itself.
 */
export function robotsText(variables: Record<string, string>): string {
  const origin = siteOrigin(variables);
  return `User-agent: *
Disallow: /dashboard
${origin === '' ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`;
}
