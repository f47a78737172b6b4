/** A phone number, from left to right: without letters its groups of digits would stand the other way around in Arabic. */
export function PhoneNumber({ children }: { children: string }) {
  return <bdi dir="ltr">{children}</bdi>;
}
