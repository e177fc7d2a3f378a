/** The cars that a person has marked with a heart. */
export interface FavouritesTable {
  user_uuid: string;
  car_uuid: string;
  added_at: Date;
}
