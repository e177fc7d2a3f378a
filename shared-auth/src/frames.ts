export { drawScreens, photoSlot, type DrawnScreen } from './frames/draw-screens';
export { drawStill, type Still } from './frames/draw-still';
