export const phoneUploadLabels = {
  heading: (document: string) => `Take a picture: ${document}`,
  loading: 'Opening the link…',
  flat: 'Lay it flat, with all four corners in the picture and no reflections.',
  selfie: 'Your face as it is today, in good light, without sunglasses.',
  photograph: 'Take the picture',
  again: 'Take another picture',
  sending: 'Your picture is being sent…',
  sentHeading: 'We have your picture',
  sent: 'Continue on your computer. You can close this page.',
  closedHeading: 'This link can’t be used',
  toHome: 'Go to the home page',
};
