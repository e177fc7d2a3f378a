/**
 * Trips as those see them who move money: a view, which booking's tables fulfil, so that what is paid for can be listed in
 * one statement without reading the tables of another module.
 */
export interface PaidTripsView {
  reservation_uuid: string;
  car_uuid: string;
  customer_uuid: string;
  owner_uuid: string;
  status: string;
  pick_up_at: Date;
  return_at: Date;
  deposit_status: string;
  deposit_payment_uuid: string | null;
  updated_at: Date;
  booking_code: string;
}
