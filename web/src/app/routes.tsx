import { pathNamed, paths } from '@thriftline/domain/base/paths';
import { SHOP_TEXT_NAMES } from '@thriftline/domain/settings/shop-texts';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { PageSkeleton } from '@/components/loading/page-skeleton.tsx';
import { pagesWith } from '@/config/pages.ts';
import { getCurrentUser } from '@/lib/account/current-user.ts';
import { awaitFile } from '@/lib/connection/server-answers.ts';
import { wasSignedIn } from '@/lib/device/site-data/access-token.ts';
import { RequireAdmin } from './guards/require-admin.tsx';
import { RequireAuth } from './guards/require-auth.tsx';
import { RequireAuthUnlessKept, RequireAuthUnlessOpen } from './guards/require-auth-unless-open.tsx';
import { ScrolledPages } from './layouts/page-scroll.tsx';
import { Shell } from './layouts/shell.tsx';
import { lazyPage, routesWith } from './lazy-page.ts';
import { afterLoader, pageOf, sturdy } from './page-of.tsx';
import { ErrorRoute } from './routes/error.tsx';
import { HomeRoute } from './routes/open/home.tsx';
import type { BegunCategory } from './routes/shop/category/begun-category.ts';

/** Has a category's first cards asked for beside its script, for members. What fails is asked again by the page itself. */
function beginCategory({ params, request }: LoaderFunctionArgs): BegunCategory | null {
  const { status } = getCurrentUser();
  const isMember = status === 'signedIn' || (status === 'loading' && wasSignedIn());
  const { id } = params;
  if (!isMember || id === undefined) return null;
  const page = import('./routes/shop/category/begin-category.ts').then((module) =>
    module.beginCategory(id, new URL(request.url).searchParams),
  );
  // Not awaited where the page is there before.
  page.catch((error: unknown) => console.debug(error));
  return { id, page };
}

const dashboardPages = () => import('./dashboard-pages.ts');

/** Pages behind login, but for those that the operator may open. Firebase comes with them. */
const memberRoutes: RouteObject[] = [
  {
    Component: RequireAuthUnlessOpen,
    children: routesWith({ frame: 'material', guard: 'membersUnlessOpen' }),
  },
  {
    Component: RequireAuth,
    children: [
      {
        lazy: pageOf(async () => (await dashboardPages()).loadDashboard(), 'DashboardLayout'),
        children: [
          ...routesWith({ frame: 'dashboard', guard: 'members' }),
          { Component: RequireAdmin, children: routesWith({ frame: 'dashboard', guard: 'admins' }) },
          {
            lazy: pageOf(async () => (await dashboardPages()).loadInbox(), 'InboxLayout'),
            children: routesWith({ frame: 'inbox', guard: 'members' }),
          },
        ],
      },
    ],
  },
];

/** Made without Material UI until its first cards are there. */
const categoryRoute: RouteObject = {
  Component: RequireAuthUnlessKept,
  children: [
    {
      path: paths.category.path,
      loader: beginCategory,
      shouldRevalidate: () => false,
      lazy: afterLoader(lazyPage('category')),
    },
  ],
};

/** Pages made of Material UI, which comes with them. */
const materialRoutes: RouteObject = {
  lazy: pageOf(() => import('./layouts/material-pages.tsx'), 'MaterialPages'),
  children: [...routesWith({ frame: 'material', guard: 'anyone' }), ...memberRoutes],
};

/** Most visits begin here, and a function draws it on the server: see entry-server-home.tsx. */
const homeRoute: RouteObject = { path: paths.home.path, Component: sturdy(HomeRoute) };

/** The texts that the operator writes. */
const textRoutes: RouteObject[] = SHOP_TEXT_NAMES.map((name) => ({
  path: paths.shopText.href(name),
  lazy: async () => {
    const { ShopTextRoute } = await awaitFile(import('./routes/open/shop-text.tsx'));
    return { element: <ShopTextRoute key={name} name={name} /> };
  },
}));

/** Open pages made without Material UI; entry-server-open-page.tsx draws some. What is not here has a route of its own, above. */
const lightRoutes = pagesWith({ frame: 'light', guard: 'anyone' })
  .filter((name) => name !== 'home' && name !== 'shopText')
  .map((name): RouteObject => ({ path: pathNamed(name), lazy: lazyPage(name) }));

/** What an address nobody made answers with. */
const unknownRoute: RouteObject = {
  path: '*',
  element: null,
  loader: () => {
    throw new Response(null, { status: 404 });
  },
};

/** All routes of the app, made from the rows of config/pages.ts. Until the first page's script is loaded, the shell holds a skeleton. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorRoute,
    children: [
      {
        Component: ScrolledPages,
        ErrorBoundary: ErrorRoute,
        HydrateFallback: PageSkeleton,
        children: [homeRoute, ...lightRoutes, ...textRoutes, categoryRoute, materialRoutes, unknownRoute],
      },
    ],
  },
];
