const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const firstNames = words(`
  Aaliyah Aaron Abigail Adrian Alejandra Alicia Amanda Amir Andrea Andrew Angela Anita Anthony Ashley Beth
  Brandon Brian Brianna Caleb Camila Carlos Carmen Caroline Catherine Charles Chloe Christine Cynthia Daniel
  Darnell David Deborah Denise Derek Diana Dominic Donna Eduardo Elaine Elena Eli Emily Eric Erin Ethan Evelyn
  Fatima Felicia Frank Gabriela Gary George Gloria Grace Gregory Hannah Harold Heather Hector Helen Henry Ian
  Imani Irene Isaac Ivan Jada Jamal Janet Jason Jasmine Jeffrey Jenna Jerome Jessica Joanna Joel Jonathan Jorge
  Joseph Joyce Julian Karen Kathleen Kayla Keith Kelly Kenneth Kevin Kimberly Kyle Lamar Latoya Laura Lauren
  Leah Leon Leticia Linda Lisa Logan Lorraine Lucas Luis Lydia Malik Marcus Margaret Marisol Mark Martin
  Matthew Megan Mei Melissa Michael Michelle Miguel Molly Monica Naomi Natalie Nathan Nicole Nina Noah Nora
  Olivia Oscar Pamela Patricia Patrick Paul Peter Phillip Rachel Rafael Raymond Rebecca Renee Ricardo Robert
  Rosa Russell Ruth Samantha Samuel Sandra Sanjay Sarah Scott Sean Sharon Sheila Shirley Simone Sofia Stephen
  Susan Tamara Tanya Teresa Terrence Theresa Thomas Tiffany Timothy Todd Tracy Tyler Valerie Vanessa Victor
  Vincent Wanda Wayne Wendy William Xavier Yolanda Yusuf Zachary Zoe`)

export const lastNames = words(`
  Abrams Adams Agarwal Ahmed Alexander Allen Anderson Bailey Baker Barnes Bauer Becker Bell Bennett Blake Booker
  Boyd Bradley Brooks Bryant Burke Butler Byrne Campbell Carlson Carroll Carter Castillo Chandler Chang Chavez
  Chen Choi Clark Cohen Coleman Collins Connolly Cooper Costa Cox Crawford Cruz Cunningham Dalton Daniels Davis
  DeLuca Desai Diaz Donnelly Doyle Duncan Edwards Ellis Espinoza Evans Farrell Feldman Ferguson Fernandez
  Fischer Fisher Fitzgerald Fleming Flores Foster Franklin Freeman Friedman Fuller Garcia Gardner Gibson
  Goldberg Gomez Goodwin Graham Grant Green Greene Griffin Gupta Gutierrez Hall Hamilton Hansen Harper Harris
  Hart Hayes Henderson Hernandez Hicks Hoffman Holland Howard Hughes Hunter Hussain Jackson Jacobs James Jenkins
  Jensen Johnson Jones Kaplan Kaur Keller Kelly Kennedy Kim King Klein Kowalski Larson Lawson Lee Levine Lewis
  Lin Lopez Lowe Lynch Malone Mancini Marshall Martinez Mason McCarthy McKenna Medina Mehta Mendez Miller
  Mitchell Moore Morales Morris Murphy Murray Myers Nash Navarro Nelson Newman Nguyen Novak O'Brien O'Connor
  Ochoa Okafor Olson Ortiz Owens Palmer Parker Patel Patterson Perez Perry Peterson Petrov Phillips Pierce
  Porter Powell Price Quinn Ramirez Ramos Reed Reilly Reyes Reynolds Rice Richardson Rivera Robinson Rodriguez
  Romano Rosen Ross Russo Ryan Salazar Sanders Santiago Santos Schmidt Schneider Schultz Shah Shaw Simmons Singh
  Slater Snyder Stein Stewart Stone Sullivan Sweeney Tanaka Taylor Thompson Torres Tran Turner Vargas Vasquez
  Wagner Walker Wallace Walsh Ward Warren Washington Weber Webster Weiss Wells West Wheeler White Whitman
  Williams Wilson Wong Wood Wright Yang Young Zhang Zimmerman`)
