export const brokenRemoteViewLabels = {
  failed: (name: string, reason: string) =>
    `${name} couldn’t be loaded: the app's registry describes it wrongly (${reason})`,
};

export const notFoundPageLabels = {
  title: 'Page not found',
};

export const routerErrorViewLabels = {
  title: 'Something went wrong',
  heading: 'Unexpected Application Error!',
  toHomePage: 'Go to the home page',
};
