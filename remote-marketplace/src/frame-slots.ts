import { photoSlot } from '@drove/shared-auth/frames';
import { ANY_CAR, notePressed } from './lib/pressed-card';

// Imported where frames are drawn: they have a slot for the first photo, of a car with as many as most have.
notePressed({ car_uuid: ANY_CAR, photo: photoSlot, photo_count: 3 });
