/** The last trip that a person wanted to book before they were verified. */
export interface WantedTripsTable {
  user_uuid: string;
  car_uuid: string;
  pick_up_at: Date;
  return_at: Date;
  time_zone: string;
  noted_at: Date;
}
