import { paths } from '@thriftline/domain/base/paths';
import { SHOP_TEXT_NAMES } from '@thriftline/domain/settings/shop-texts';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { PageSkeleton } from '@/components/loading/page-skeleton.tsx';
import { getCurrentUser } from '@/lib/account/current-user.ts';
import { awaitFile } from '@/lib/connection/server-answers.ts';
import { wasSignedIn } from '@/lib/device/site-data/access-token.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { RequireAuth } from './guards/require-auth.tsx';
import { RequireAuthUnlessOpen } from './guards/require-auth-unless-open.tsx';
import { ScrolledPages } from './layouts/page-scroll.tsx';
import { Shell } from './layouts/shell.tsx';
import { afterLoader, pageOf, sturdy } from './page-of.tsx';
import type { BegunCategory } from './routes/category/begun-category.ts';
import { ErrorRoute } from './routes/error.tsx';
import { HomeRoute } from './routes/home.tsx';

/** Has a category's first cards asked for beside its script, for members. What fails is asked again by the page itself. */
function beginCategory({ params, request }: LoaderFunctionArgs): BegunCategory | null {
  const { status } = getCurrentUser();
  const isMember = status === 'signedIn' || (status === 'loading' && wasSignedIn());
  const { id } = params;
  if (!isMember || id === undefined) return null;
  const page = import('./routes/category/begin-category.ts').then((module) =>
    module.beginCategory(id, new URL(request.url).searchParams),
  );
  // Nobody waits for them where the page is there before.
  page.catch((error: unknown) => console.debug(error));
  return { id, page };
}

/** Pages anyone may see. Each is a chunk of its own. */
const openRoutes: RouteObject[] = [
  {
    path: paths.search.path,
    lazy: pageOf(() => import('./routes/search.tsx'), 'SearchRoute'),
  },
  {
    path: paths.advertisement.path,
    lazy: pageOf(() => import('./routes/ad.tsx'), 'AdRoute'),
  },
];

/** Pages behind login, but for those that the operator may open. Firebase comes with them. */
const memberRoutes: RouteObject[] = [
  {
    Component: RequireAuthUnlessOpen,
    children: [
      {
        path: paths.product.path,
        lazy: pageOf(() => import('./routes/product.tsx'), 'ProductRoute'),
      },
      {
        path: paths.seller.path,
        lazy: pageOf(() => import('./routes/seller.tsx'), 'SellerRoute'),
      },
    ],
  },
  {
    Component: RequireAuth,
    children: [
      {
        lazy: pageOf(() => import('./layouts/dashboard/dashboard.tsx'), 'DashboardLayout'),
        children: dashboardRoutes,
      },
    ],
  },
];

/** Made without Material UI until its first cards are there. */
const categoryRoute: RouteObject = {
  Component: RequireAuthUnlessOpen,
  children: [
    {
      path: paths.category.path,
      loader: beginCategory,
      shouldRevalidate: () => false,
      lazy: afterLoader(pageOf(() => import('./routes/category.tsx'), 'CategoryRoute')),
    },
  ],
};

/** Pages made of Material UI, which comes with them. */
const materialRoutes: RouteObject = {
  lazy: pageOf(() => import('./layouts/material-pages.tsx'), 'MaterialPages'),
  children: [...openRoutes, ...memberRoutes],
};

/** Open pages made without Material UI, as the home page is; each is a chunk of its own. entry-server-open-page.tsx draws the first four. */
const lightRoutes: RouteObject[] = [
  {
    path: paths.login.path,
    lazy: pageOf(() => import('./routes/login.tsx'), 'LoginRoute'),
  },
  {
    path: paths.signup.path,
    lazy: pageOf(() => import('./routes/signup.tsx'), 'SignupRoute'),
  },
  {
    path: paths.resetPassword.path,
    lazy: pageOf(() => import('./routes/reset-password.tsx'), 'ResetPasswordRoute'),
  },
  {
    path: paths.blog.path,
    lazy: pageOf(() => import('./routes/blog.tsx'), 'BlogRoute'),
  },
  {
    path: paths.categories.path,
    lazy: pageOf(() => import('./routes/all-categories.tsx'), 'AllCategoriesRoute'),
  },
];

/** Most visits begin here, and a function draws it on the server: see entry-server-home.tsx. Made without Material UI. */
const homeRoute: RouteObject = { path: paths.home.path, Component: sturdy(HomeRoute) };

/** The texts that the operator writes, made without Material UI. */
const textRoutes: RouteObject[] = SHOP_TEXT_NAMES.map((name) => ({
  path: paths.shopText.href(name),
  lazy: async () => {
    const { ShopTextRoute } = await awaitFile(import('./routes/shop-text.tsx'));
    return { element: <ShopTextRoute key={name} name={name} /> };
  },
}));

const unsubscribeRoute: RouteObject = {
  path: paths.unsubscribe.path,
  lazy: pageOf(() => import('./routes/unsubscribe.tsx'), 'UnsubscribeRoute'),
};

/** What an address nobody made answers with. */
const unknownRoute: RouteObject = {
  path: '*',
  element: null,
  loader: () => {
    throw new Response(null, { status: 404, statusText: 'Page not found' });
  },
};

/** All routes of the app. Until the first page's script is loaded, the shell holds a skeleton. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorRoute,
    children: [
      {
        Component: ScrolledPages,
        ErrorBoundary: ErrorRoute,
        HydrateFallback: PageSkeleton,
        children: [
          homeRoute,
          ...lightRoutes,
          ...textRoutes,
          unsubscribeRoute,
          categoryRoute,
          materialRoutes,
          unknownRoute,
        ],
      },
    ],
  },
];
