export const notFoundPageLabels = {
  title: 'Page not found',
};

export const routerErrorViewLabels = {
  title: 'Something went wrong',
  heading: 'Unexpected Application Error!',
  toHomePage: 'Go to the home page',
};
